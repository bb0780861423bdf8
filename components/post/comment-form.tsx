'use client';
import { useTranslations } from 'next-intl';
import { FormFailure } from '@/components/ui/form-failure';
import { Textarea } from '@/components/ui/input';
import { SubmitButton } from '@/components/ui/submit-button';
import { useShopForm } from '@/lib/form/use-shop-form';
import { useWriteComment } from '@/lib/post/comments';
import { useLoginFirst } from '@/lib/post/login-first';
import { CommentSchema } from '@/lib/post/schema';
import styles from './comments.module.scss';

/** Where a reader comments. Needs the messages `PostComments` and `Form`. */
export function CommentForm({ postId }: { postId: string }) {
  const t = useTranslations('PostComments');
  const loginFirst = useLoginFirst('#comments');
  const write = useWriteComment(postId);
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: CommentSchema,
    defaultValues: { comment: '' },
    draftKey: `comment ${postId}`,
    onSubmit: async ({ comment }) => {
      try {
        await write(comment);
      } catch (error) {
        loginFirst(error);
        throw error;
      }
    },
    onSent: () => {
      form.reset();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Textarea {...field('comment')} label={t('yours')} rows={4} readOnly={isBusy} />
      <FormFailure failure={failure}>{t('kept')}</FormFailure>
      <div>
        <SubmitButton variant="ink" size="s" isBusy={isBusy}>
          {t('post')}
        </SubmitButton>
      </div>
    </form>
  );
}
