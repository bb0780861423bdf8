import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { linkIn, mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('guest');

function fill() {
  const fields = { Name: 'Ng Wing', Email: 'wing@example.hk', Subject: 'A flat in Tai Koo', Message: '540 sq ft, two children' };
  for (const [label, value] of Object.entries(fields)) fireEvent.input(screen.getByLabelText(label), { target: { value } });
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));

describe('EnquiryForm', () => {
  it('says what the details are for', () => {
    renderInShop(<EnquiryForm />);
    expect(linkIn(/^We use these details to answer your enquiry/)).toBe('/terms-of-service/privacy-policy');
  });

  it('sends what was typed and says what happens next', async () => {
    renderInShop(<EnquiryForm />);
    fill();
    await send();
    expect(await screen.findByText(/reply by email to wing@example.hk/)).toBeTruthy();
    expect(mock.requests({ call: 'sendEnquiry' })[0]?.body).toEqual({
      name: 'Ng Wing',
      email: 'wing@example.hk',
      area_code: '+852',
      phone: '',
      subject: 'A flat in Tai Koo',
      description: '540 sq ft, two children',
    });
    expect(sessionStorage.getItem('draft.enquiry')).toBeNull();
  });

  it('keeps what was typed through a failure and a reload', async () => {
    const { unmount } = renderInShop(<EnquiryForm />);
    fill();
    mock.fault({ method: 'POST', path: '/enquiries', status: 500, times: 1 });
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Your message is still here.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('540 sq ft, two children');
    unmount();
    renderInShop(<EnquiryForm />);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('A flat in Tai Koo'));
    await send();
    expect(await screen.findByText('Enquiry sent')).toBeTruthy();
  });

  it('shows an error at every wrong field and focuses the first', async () => {
    renderInShop(<EnquiryForm />);
    await send();
    await waitFor(() => expect(screen.getAllByText('Fill in this field.')).toHaveLength(4));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(mock.requests({ call: 'sendEnquiry' })).toEqual([]);
  });
});
