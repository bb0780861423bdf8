import { useTranslations } from 'next-intl';
import { DistrictSelect } from '@/components/ui/district-select';
import { FieldGroup, Fields, NOT_REQUIRED } from '@/components/ui/field';
import { Input, Select, Textarea } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import { CHOICES, type EnquiryValues, HOMES } from '@/lib/enquiry/form';
import { type HalfDay, halfDayValue } from '@/lib/enquiry/half-days';
import type { ShopForm } from '@/lib/form/use-shop-form';
import styles from './enquiry-form.module.scss';
import { useHalfDay } from './use-half-day';

type TypedFields = Pick<ShopForm<EnquiryValues>, 'form' | 'field' | 'codeOf'>;

interface EnquiryFieldsProps extends TypedFields {
  isVisit: boolean;
  /** of an appointment, whose home is known */
  isOtherDay: boolean;
  /** how many characters the text may have, where something else goes along with it */
  room: number;
  isShared: boolean;
  /** when somebody can come for a visit */
  openings: readonly HalfDay[];
}

/** What is typed into an enquiry; for a visit where and how large the flat is, in place of a subject. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { field, isVisit, isOtherDay, openings } = props;
  const t = useTranslations('Enquiry');
  if (!isVisit)
    return (
      <Fields columns={2}>
        <ContactFields {...props} />
        <Input {...field('subject')} label={t('subject')} autoComplete="off" />
        <div data-span="">
          <Description {...props} />
        </div>
      </Fields>
    );
  return (
    <>
      <FieldGroup id="contact" legend={t('contactAt')} className={styles.part}>
        <Fields columns={2}>
          <ContactFields {...props} />
        </Fields>
      </FieldGroup>
      {isOtherDay ? null : <FlatFields field={field} />}
      <DayFields field={field} openings={openings} />
      <Description {...props} />
    </>
  );
}

function ContactFields({ form, field, codeOf }: TypedFields) {
  const t = useTranslations('Enquiry');
  const tForm = useTranslations('Form');
  return (
    <>
      <Input {...field('name')} label={tForm('name')} autoComplete="name" />
      <Input
        {...field('email')}
        // the phone number does in its place
        {...NOT_REQUIRED}
        error={codeOf('email') === 'required' ? t('emailOrPhone') : field('email').error}
        label={tForm('emailLabel')}
        hint={t('emailOrPhone')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PhoneField optional areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
    </>
  );
}

/** Where a visit goes to. */
function FlatFields({ field }: Pick<TypedFields, 'field'>) {
  const t = useTranslations('Enquiry');
  const tForm = useTranslations('Form');
  return (
    <FieldGroup id="flat" legend={t('flat')} className={styles.part}>
      <Fields columns={2}>
        <DistrictSelect {...field('district')} />
        <Select
          {...field('home')}
          label={t('home')}
          optional
          placeholder={tForm('choose')}
          options={HOMES.map((value) => ({ value, label: t(`homes.${value}`) }))}
        />
        <Input {...field('size')} label={t('size')} hint={t('sizeHint')} optional autoComplete="off" />
      </Fields>
    </FieldGroup>
  );
}

/** When somebody may come. */
function DayFields({ field, openings }: Pick<EnquiryFieldsProps, 'field' | 'openings'>) {
  const t = useTranslations('Enquiry');
  const tForm = useTranslations('Form');
  const halfDay = useHalfDay();
  return (
    <FieldGroup id="choices" legend={t('choices')} hint={t('choicesHint')} optional className={styles.part}>
      <Fields columns={2}>
        {CHOICES.map((name, index) => (
          <Select
            key={name}
            {...field(name)}
            {...NOT_REQUIRED}
            label={t('choice', { n: index + 1 })}
            placeholder={tForm('choose')}
            options={openings.map((one) => ({ value: halfDayValue(one), label: halfDay(one) }))}
          />
        ))}
      </Fields>
    </FieldGroup>
  );
}

function Description({ field, codeOf, isVisit, isShared, room }: EnquiryFieldsProps) {
  const t = useTranslations('Enquiry');
  const hint = t(isVisit ? 'visitTextHint' : 'descriptionHint');
  return (
    <Textarea
      {...field('description')}
      error={codeOf('description') === 'tooLong' ? t('tooLong', { room }) : field('description').error}
      label={t(isVisit ? 'visitText' : 'description')}
      optional={isVisit}
      rows={isVisit ? 3 : 6}
      hint={isShared && !isVisit ? t('room', { room }) : hint}
    />
  );
}
