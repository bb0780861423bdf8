'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useLoginFirst } from '@/components/post/use-login-first';
import { Textarea } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords, fieldError } from '@/lib/form/words';
import { useWriteComment } from '@/lib/post/comments';
import { isRefusedGuest } from '@/lib/post/refused';
import type { Comment } from '@/lib/post/schema';
import styles from './comments.module.scss';

const loadSchema = async () => (await import('@/lib/post/schema')).CommentSchema;

/** One's own comment. What is typed stays in the field, and in the tab, until the backend has it. Needs the messages `PostComments` and `Form`. */
export function CommentForm({ postId }: { postId: string }) {
  const t = useTranslations('PostComments');
  const words = useTranslations('Form');
  const loginFirst = useLoginFirst('comments');
  const write = useWriteComment(postId);
  const form = useRef<HTMLFormElement>(null);
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<Comment>({
    loadSchema,
    draftKey: `comment ${postId}`,
    onSubmit: async ({ comment }) => {
      try {
        await write(comment);
      } catch (error) {
        if (isRefusedGuest(error)) loginFirst();
        throw error;
      }
    },
    onSent: () => form.current?.reset(),
  });
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Textarea {...field('comment')} label={t('yours')} rows={4} readOnly={isBusy} error={fieldError(words, errors.comment)} />
      {failure ? (
        <Note tone="error" live="alert">
          {failureWords(words, failure)} {t('kept')}
        </Note>
      ) : null}
      <div>
        <SubmitButton variant="ink" size="s" isReady={isReady} isBusy={isBusy}>
          {t('post')}
        </SubmitButton>
      </div>
    </form>
  );
}
