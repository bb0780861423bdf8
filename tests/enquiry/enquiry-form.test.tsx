import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { image } from '../upload/fake-upload.ts';

vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));

const mock = mockSession('guest');
beforeEach(() => history.replaceState(null, '', '/contact-us'));

function fill() {
  const fields = {
    Name: 'Ng Wing',
    Email: 'wing@example.hk',
    Subject: 'A flat in Tai Koo',
    Description: '540 sq ft, two children',
  };
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}
const choose = async (...names: string[]) => {
  fireEvent.change(screen.getByLabelText('Add photos or a PDF', { selector: 'input' }), {
    target: { files: names.map(image) },
  });
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(names.length));
};
const sent = () =>
  mock.requests({ call: 'sendEnquiry' }).map(({ body }) => body as { subject: string; description: string });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));

it('EnquiryForm takes a phone number in place of an email', async () => {
  renderInShop(<EnquiryForm />);
  fill();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: '' } });
  await send();
  expect(await screen.findByText('Enter an email or a phone number.')).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Phone', { exact: false, selector: 'input' }), {
    target: { value: '9123 4567' },
  });
  await send();
  expect(await screen.findByText(/contact you on \+852 9123 4567/)).toBeTruthy();
  expect(mock.requests({ call: 'sendEnquiry' })[0]?.body).toMatchObject({
    email: '',
    area_code: '+852',
    phone: '91234567',
  });
});

it('the pictures of an enquiry go along as URLs below the text, five at most', async () => {
  renderInShop(<EnquiryForm />);
  fill();
  await choose('1.png', '2.png', '3.png', '4.png', '5.png');
  expect(screen.queryByRole('button', { name: /Add photos/ })).toBeNull();
  await send();
  await screen.findByText('Enquiry sent');
  expect(sent()[0]?.description).toBe(
    [
      '540 sq ft, two children',
      '',
      'Floor plan and photos (5)',
      ...[1, 2, 3, 4, 5].map((name) => `${name}. http://files.test/${name}.png`),
    ].join('\n'),
  );
});

const about = (service: string) => history.replaceState(null, '', `/contact-us?service=${service}`);

it('an enquiry about a service names it in subject and text', async () => {
  about('svc-window-seat');
  renderInShop(<EnquiryForm />);
  expect((await screen.findByRole('link', { name: 'Window seat' })).getAttribute('href')).toBe(
    '/shop/main/product/svc-window-seat/window-seat',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('About “Window seat”');
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ng Wing' } });
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'wing@example.hk' } });
  fireEvent.input(screen.getByLabelText('Description'), { target: { value: 'How deep may it be?' } });
  await send();
  await screen.findByText('Enquiry sent');
  expect(sent()[0]).toMatchObject({
    subject: 'About “Window seat”',
    description: `How deep may it be?\n\nAbout the service “Window seat”\n${location.origin}/shop/main/product/svc-window-seat/window-seat`,
  });
  expect(location.search).toBe('');
});

// with a whole flat in the list, a visitor leaves name and phone in one form without paying
describe('a request for a site visit', () => {
  const HOME = 'svc-whole-home-renovation';
  const LARGE = 'svc-whole-home-renovation-over-800-standard';
  const visit = (query = '') => history.replaceState(null, '', `/contact-us?visit=1${query}`);
  const phone = () => screen.getByLabelText('Phone', { exact: false, selector: 'input' });
  const request = () => userEvent.click(screen.getByRole('button', { name: 'Request site visit' }));
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

  it('takes a name and a phone number alone', async () => {
    visit();
    renderInShop(<EnquiryForm />);
    type(screen.getByLabelText('Name'), 'Ng Wing');
    type(phone(), '９１２３ ４５６７');
    await request();
    expect(await screen.findByText(/contact you \(\+852 9123 4567\) to agree on a time/)).toBeTruthy();
    expect(mock.requests({ call: 'sendEnquiry' }).map(({ body }) => body)).toEqual([
      {
        name: 'Ng Wing',
        email: '',
        area_code: '+852',
        phone: '91234567',
        subject: 'Site visit',
        description: 'A site visit is requested.',
      },
    ]);
  });

  it('has the service, the chosen options and their estimate filled in', async () => {
    visit(`&service=${HOME}&variant=${LARGE}`);
    renderInShop(<EnquiryForm />);
    await screen.findByRole('link', { name: 'Whole-home design and renovation' });
    expect(screen.getByText(/^Over 800 sq ft/)).toBeTruthy();
    const price = screen.getByText(/^Estimate HK\$/).textContent;
    type(screen.getByLabelText('Name'), 'Ng Wing');
    type(screen.getByLabelText('Email'), 'wing@example.hk');
    fireEvent.change(screen.getByLabelText('District', { exact: false }), { target: { value: 'sai-kung' } });
    fireEvent.change(screen.getByLabelText('Type of property', { exact: false }), { target: { value: 'village' } });
    type(screen.getByLabelText('Saleable area', { exact: false }), '820 sq ft');
    const choices = ['Choice 1', 'Choice 2', 'Choice 3'].map((name) => screen.getByLabelText<HTMLSelectElement>(name));
    const [first, second] = [...(choices[0]?.options ?? [])].slice(1).map(({ value, label }) => ({ value, label }));
    // the same again is said once
    for (const [index, one] of [second, first, second].entries())
      fireEvent.change(choices[index]!, { target: { value: one?.value } });
    type(screen.getByLabelText('Anything we should know', { exact: false }), 'Two cats');
    await choose('plan.png');
    await request();
    await screen.findByText('Site visit requested');
    expect(screen.getByText(/^E-\d+$/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Add to calendar: Site visit, proposed/ })).toHaveLength(2);
    const [enquiry] = sent();
    expect(enquiry?.subject).toBe('Site visit: Whole-home design and renovation');
    expect(enquiry?.description.split('\n\n')).toEqual([
      'Two cats',
      [
        'A site visit is requested.',
        `Choice 1: ${second?.label}`,
        `Choice 2: ${first?.label}`,
        'District: Sai Kung',
        'Type of property: Village house',
        'Saleable area: 820 sq ft',
      ].join('\n'),
      expect.stringMatching(
        new RegExp(
          `^About the service “Whole-home design and renovation”\n[^\n]+: ${price?.replace('$', '\\$')}\nhttp[^\n]+/${HOME}/[^\n]+$`,
        ),
      ),
      'Floor plan and photos (1)\n1. http://files.test/plan.png',
    ]);
  });

  it("has a member's name, email and phone filled in, and takes a floor plan as a PDF", async () => {
    mock.become('registered');
    visit();
    renderInShop(<EnquiryForm />);
    const { username: name, email, area_code, phone: number } = mock.account();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(name));
    fireEvent.change(screen.getByLabelText('Add photos or a PDF', { selector: 'input' }), {
      target: { files: [new File(['%PDF-1.7'], 'plan.pdf')] },
    });
    expect(await screen.findByRole('img', { name: 'plan.pdf, ready to upload' })).toBeTruthy();
    await request();
    await screen.findByText('Site visit requested');
    expect(mock.requests({ call: 'sendEnquiry' })[0]?.body).toMatchObject({
      name,
      email,
      area_code,
      phone: number,
      description: expect.stringContaining('(1)\n1. http://files.test/plan.pdf'),
    });
  });

  it('may be for several services of a list', async () => {
    visit(`&service=${HOME}&service=svc-window-seat&service=svc-none`);
    renderInShop(<EnquiryForm />);
    await screen.findByRole('link', { name: 'Window seat' });
    type(screen.getByLabelText('Name'), 'Ng Wing');
    type(phone(), '91234567');
    await request();
    await screen.findByText('Site visit requested');
    expect(sent()[0]?.subject).toBe('Site visit: Whole-home design and renovation and 1 more');
  });

  it('needs one way to reach whoever asks, and keeps what was typed through a failure', async () => {
    visit();
    renderInShop(<EnquiryForm />);
    await request();
    expect(await screen.findByText('Enter an email or a phone number.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    type(screen.getByLabelText('Name'), 'Ng Wing');
    type(phone(), '91234567');
    type(screen.getByLabelText('Saleable area', { exact: false }), '820 sq ft');
    mock.fault({ method: 'POST', path: '/enquiries', status: 500, times: 1 });
    await request();
    expect(await screen.findByText(/Your message is still here\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Saleable area', { exact: false }).value).toBe('820 sq ft');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Request site visit' }));
    await screen.findByText('Site visit requested');
    expect(sent()).toHaveLength(2);
  });

  it('fits the call however much is typed', async () => {
    visit(`&service=${HOME}`);
    renderInShop(<EnquiryForm />);
    await screen.findByRole('link', { name: 'Whole-home design and renovation' });
    type(screen.getByLabelText('Name'), 'Ng Wing');
    type(phone(), '91234567');
    type(screen.getByLabelText('Saleable area', { exact: false }), 'x'.repeat(51));
    type(screen.getByLabelText('Anything we should know', { exact: false }), 'x'.repeat(5000));
    await request();
    const room = Number((await screen.findByText(/^Use up to/)).textContent?.replaceAll(/\D/g, ''));
    expect(screen.getByText('This text is too long. Make it shorter.')).toBeTruthy();
    type(screen.getByLabelText('Saleable area', { exact: false }), 'x'.repeat(50));
    type(screen.getByLabelText('Anything we should know', { exact: false }), 'x'.repeat(room));
    await request();
    await screen.findByText('Site visit requested');
    expect(sent()[0]?.description.length).toBeLessThanOrEqual(5000);
  });
});
