import { useTranslations } from 'next-intl';
import { CollectionNote } from '@/components/ui/collection-note';
import { Facts } from '@/components/ui/facts';
import { Fields } from '@/components/ui/field';
import { FormFailure } from '@/components/ui/form-failure';
import { Input, Textarea } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { Loading, RowsSkeleton } from '@/components/ui/skeleton';
import { SubmitButton } from '@/components/ui/submit-button';
import { useAccount } from '@/lib/account/queries';
import { delay } from '@/lib/client/delay';
import { useSendEnquiry } from '@/lib/enquiry/queries';
import { type ShopForm, useShopForm } from '@/lib/form/use-shop-form';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import {
  answerEnquiry,
  AnswerFormSchemas,
  type AnswerKind,
  type AnswerValues,
  type SentAnswer,
} from '@/lib/order/answer';
import type { Order, Quotation, QuotationVersion } from '@/lib/order/schema';
import { useSession } from '@/lib/session/store';
import { useMoney } from './use-format';
import layout from '@/components/ui/layout.module.scss';

/** A little longer than a dialog takes to fade out. */
const FADE_MS = 500;

interface AnswerFormProps {
  kind: AnswerKind;
  order: Order;
  quotation: Quotation;
  version: QuotationVersion;
  onSent: (answer: SentAnswer) => void;
}

/** The answer to a version of a quotation, sent as an enquiry. Opens with what is known of the customer. */
export function AnswerForm(props: AnswerFormProps) {
  const { isRegistered } = useSession();
  const { account, isError } = useAccount();
  if (isRegistered && !account && !isError) {
    return (
      <Loading>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  const to = props.order.delivery_details;
  const phone = account?.phone ? account : to;
  return (
    <OpenForm
      {...props}
      customer={{
        name: account?.username || to.name,
        email: account?.email || (to.email ?? ''),
        area_code: phone.area_code || '+852',
        phone: phone.phone,
      }}
    />
  );
}

type OpenFormProps = AnswerFormProps & { customer: Omit<AnswerValues, 'description'> };

function OpenForm({ kind, order, quotation, version, customer, onSent }: OpenFormProps) {
  const t = useTranslations('Project');
  const tEnquiry = useTranslations('Enquiry');
  const { mutateAsync: send } = useSendEnquiry();
  const reference = version.reference_number || quotation.reference_number;
  const facts = useFacts(order, reference, version);
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: AnswerFormSchemas[kind],
    defaultValues: { ...customer, description: '' },
    draftKey: `answer.${kind}.${version._id}`,
    onSubmit: (values) =>
      send(
        answerEnquiry(values, {
          subject: t(`answer.${kind}Subject`, { reference, number: version.version }),
          facts: [t(`answer.${kind}Statement`), ...facts.map(({ name, value }) => tEnquiry('fact', { name, value }))],
        }),
      ),
    onSent: ({ email }) => {
      onSent({ kind, email });
      // the dialog fades out: a second click may still reach the button
      return delay(FADE_MS);
    },
  });
  return (
    <form {...formProps} className={layout.stack}>
      <Facts items={facts} />
      <Note>{t(`answer.${kind}Text`)}</Note>
      <AnswerFields kind={kind} form={form} field={field} />
      <FormFailure failure={failure}>{tEnquiry('kept')}</FormFailure>
      <SubmitButton isBusy={isBusy}>{t(`answer.${kind}`)}</SubmitButton>
      <CollectionNote>{(privacy) => t.rich('answer.collection', { privacy })}</CollectionNote>
    </form>
  );
}

type AnswerFieldsProps = Pick<AnswerFormProps, 'kind'> & Pick<ShopForm<AnswerValues>, 'form' | 'field'>;

function AnswerFields({ kind, form, field }: AnswerFieldsProps) {
  const t = useTranslations('Project');
  const tForm = useTranslations('Form');
  return (
    <Fields>
      <Input {...field('name')} label={tForm('name')} autoComplete="name" />
      <Input {...field('email')} label={tForm('emailLabel')} type="email" autoComplete="email" inputMode="email" />
      <PhoneField optional areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
      <Textarea
        {...field('description')}
        label={t(`answer.${kind}Words`)}
        optional={kind === 'accept'}
        rows={kind === 'accept' ? 3 : 5}
      />
    </Fields>
  );
}

/** What the answer is about: shown to the customer, and sent with it. */
function useFacts(order: Order, reference: string, version: QuotationVersion) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const money = useMoney(order.currency);
  const { created_at: createdAt } = version;
  const title = textIn(order.project?.title, locale);
  return [
    ...(title ? [{ key: 'project', name: t('answer.project'), value: title }] : []),
    { key: 'order', name: t('answer.order'), value: order.reference_number },
    { key: 'quotation', name: t('part.quotation'), value: reference },
    { key: 'version', name: t('answer.version'), value: String(version.version) },
    ...(createdAt ? [{ key: 'date', name: tPurchase('date'), value: formatDateTime(createdAt) }] : []),
    { key: 'total', name: tCommon('total'), value: money(version.total) },
  ];
}
