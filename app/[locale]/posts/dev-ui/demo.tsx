'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceCard, Choices } from '@/components/ui/choice-card';
import { Dialog, Drawer, Sheet } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Field, FieldGroup, Fields } from '@/components/ui/field';
import { Input, Joined, Select, Textarea } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneField } from '@/components/ui/phone-field';
import { RadioPills } from '@/components/ui/radio-pills';
import { Stepper } from '@/components/ui/stepper';
import { showToast } from '@/components/ui/toast';
import { Chip, Chips } from '@/components/ui/chip';
export function Demo() {
  const [open, setOpen] = useState<string | null>(null);
  const [n, setN] = useState(2);
  const [pill, setPill] = useState('b');
  return (
    <div style={{ display: 'grid', gap: 24, marginTop: 24 }}>
      <Fields columns={2}>
        <Input label="Default" hint="As on your electricity bill" placeholder="Flat, floor, block" optional />
        <Input label="Error" defaultValue="kayan@example" error="Email Incorrect Format" />
        <Input label="Disabled" defaultValue="Hong Kong" disabled />
        <Select label="Choice" options={[{ value: 'a', label: 'Tai Hang' }]} placeholder="Please choose" />
        <PhoneField areaCode={{ name: 'ac' }} phone={{ name: 'p' }} error="Phone Incorrect Format" />
        <PasswordField label="Password" autoComplete="new-password" hint="8 or more characters with letters and numbers" />
        <Textarea label="Description" />
        <Joined>
          <Input label="Voucher code" />
          <Button variant="line" size="s">
            Apply
          </Button>
        </Joined>
      </Fields>
      <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
        <Checkbox defaultChecked>Chosen</Checkbox>
        <Checkbox>Not chosen</Checkbox>
        <Checkbox mixed end="12">
          Select all
        </Checkbox>
        <Checkbox labelHidden>hidden</Checkbox>
        <Stepper label="Quantity" value={n} onChange={setN} />
      </div>
      <RadioPills
        legend="Size"
        chosen="Up to 6 ft"
        name="size"
        value={pill}
        onChange={setPill}
        options={[
          { value: 'a', label: 'Up to 4 ft' },
          { value: 'b', label: 'Up to 6 ft' },
          { value: 'c', label: 'Over 8 ft', disabled: true, reason: 'Unavailable' },
        ]}
      />
      <FieldGroup id="pay" legend="Payment method">
        <Choices columns={2}>
          <ChoiceCard name="pay" value="1" defaultChecked title="Online payment" description="Visa" icon="card" />
          <ChoiceCard name="pay" value="2" title="Bank transfer" description="FPS" end="HK$0" />
          <ChoiceCard name="pay" value="3" title="Points" disabled reason="Not enough points. You need 200 more." />
        </Choices>
      </FieldGroup>
      <Chips label="Filters">
        <Chip removeLabel="Remove: On offer">On offer</Chip>
      </Chips>
      <p style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        {['modal', 'left', 'right', 'sheet', 'lightbox'].map((k) => (
          <Button key={k} size="s" variant="line" onClick={() => setOpen(k)}>
            {k}
          </Button>
        ))}
        <Button size="s" onClick={() => showToast({ kind: 'success', message: 'Added to your requests' })}>
          toast ok
        </Button>
        <Button size="s" onClick={() => showToast({ kind: 'error', message: 'Error from Server' })}>
          toast err
        </Button>
      </p>
      <ErrorState onRetry={() => {}} requestId="abc-123" />
      <Dialog
        open={open === 'modal'}
        onClose={() => setOpen(null)}
        title="Cancel appointment"
        footer={
          <>
            <Button variant="line">Keep appointment</Button>
            <Button>Cancel appointment</Button>
          </>
        }
      >
        <p>Body</p>
      </Dialog>
      <Drawer side="left" open={open === 'left'} onClose={() => setOpen(null)} title="Menu">
        x
      </Drawer>
      <Drawer side="right" open={open === 'right'} onClose={() => setOpen(null)} title="Requests" note="3 services" footer={<Button>Checkout</Button>}>
        <p>x</p>
      </Drawer>
      <Sheet open={open === 'sheet'} onClose={() => setOpen(null)} title="Filters" footer={<Button>Show 3 services</Button>}>
        <Checkbox>On offer</Checkbox>
      </Sheet>
      <Dialog kind="lightbox" titleHidden open={open === 'lightbox'} onClose={() => setOpen(null)} title="Picture">
        pic
      </Dialog>
    </div>
  );
}
