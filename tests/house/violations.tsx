import { Fragment, type ReactNode } from 'react';

/** One example of each text that tests/house/bare-texts.test.ts refuses, and what it lets pass. */
export const Beside = ({ price }: { price: string }) => (
  <p>
    {price} <b>each</b>
  </p>
);
export const Literal = () => (
  <p>
    now <b>on</b>
  </p>
);
export const InFragment = ({ price }: { price: string }) => (
  <>
    <b>on</b>
    {price}
  </>
);
export const Returned = ({ title, isOn }: { title: string; isOn: boolean }) => (isOn ? <b>{title}</b> : title);
export const Listed = ({ titles }: { titles: string[] }) => <p>{titles.map((title) => title)}</p>;
export const Rich = ({ t }: { t: { rich: (key: string) => ReactNode } }) => <p>{t.rich('terms')}</p>;
export const Written = ({ name }: { name: ReactNode }) => <p>{`${name} · 2`}</p>;

export const Fine = ({ price, isOn, children }: { price: string; isOn: boolean; children: ReactNode }) => (
  <Fragment>
    <p>{price}</p> <p>{`${price} each`}</p>
    <p>{isOn ? price : null}</p>
    <p>
      <span>{price}</span> {isOn ? <b>on</b> : null}
    </p>
    <p>{children}</p>
  </Fragment>
);
