import { useTranslations } from 'next-intl';
import { DistrictSelect } from '@/components/ui/district-select';
import { Fields, NOT_REQUIRED } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { PhoneField } from '@/components/ui/phone-field';
import type { EnquiryValues } from '@/lib/enquiry/form';
import type { ShopForm } from '@/lib/form/use-shop-form';

interface EnquiryFieldsProps extends Pick<ShopForm<EnquiryValues>, 'form' | 'field' | 'codeOf'> {
  isVisit: boolean;
  /** how many characters the text may have, where something else goes along with it */
  room: number;
  isShared: boolean;
}

/** What is typed into an enquiry; for a visit where and how large the flat is, in place of a subject. */
export function EnquiryFields({ form, field, codeOf, isVisit, room, isShared }: EnquiryFieldsProps) {
  const t = useTranslations('Enquiry');
  const hint = t(isVisit ? 'visitTextHint' : 'descriptionHint');
  return (
    <Fields columns={2}>
      <Input {...field('name')} label={t('name')} autoComplete="name" />
      <Input
        {...field('email')}
        // the phone number does in its place
        {...NOT_REQUIRED}
        error={codeOf('email') === 'required' ? t('emailOrPhone') : field('email').error}
        label={t('email')}
        hint={t('emailOrPhone')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PhoneField optional areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
      {isVisit ? (
        <>
          <DistrictSelect {...field('district')} />
          <Input {...field('size')} label={t('size')} hint={t('sizeHint')} optional autoComplete="off" />
        </>
      ) : (
        <Input {...field('subject')} label={t('subject')} autoComplete="off" />
      )}
      <div data-span="">
        <Textarea
          {...field('description')}
          error={codeOf('description') === 'tooLong' ? t('tooLong', { room }) : field('description').error}
          label={t(isVisit ? 'visitText' : 'description')}
          optional={isVisit}
          rows={isVisit ? 3 : 6}
          hint={isShared && !isVisit ? t('room', { room }) : hint}
        />
      </div>
    </Fields>
  );
}
