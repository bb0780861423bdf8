'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from './blocks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  toast as show,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { Icon } from './icon';
import { Link } from '@/lib/i18n/navigation';
import { onToast, type ToastMessage } from '@/lib/toast';
import styles from './toast-panel.module.scss';

/** How long a toast stays (spec 9). */
const TOAST_MS = 2000;
const LEAVE_MS = 160;

/** Our own transition: the library waits for animations to end, and under reduced motion none runs. */
function Fade({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  useEffect(() => playToast(), [playToast]);
  // the library makes each toast a stop of the Tab key, without a name; what is to be reached is the button in it
  useEffect(() => nodeRef.current?.removeAttribute('tabindex'), [nodeRef]);
  useEffect(() => {
    if (isIn) return;
    nodeRef.current?.setAttribute('data-leaving', '');
    const timer = setTimeout(done, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isIn, done, nodeRef]);
  // the one element that the library renders
  return children as Blocks;
}

/** Closes a toast after its time, unless it is held. A tab that nobody sees stops the timer as well. */
function useClosing(isHeld: boolean, closeToast: () => void) {
  const close = useEffectEvent(closeToast);
  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(close, TOAST_MS);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isHeld]);
}

function Content({ data, closeToast }: ToastContentProps<ToastMessage>) {
  const t = useTranslations('Ui');
  const tCommon = useTranslations('Common');
  // by the pointer or the focus on it
  const [held, setHeld] = useState(false);
  useClosing(held || data.stays === true, closeToast);

  return (
    <div
      className={styles.toast}
      data-kind={data.kind}
      aria-hidden={data.isSilent}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={data.kind === 'error' ? 'alert' : 'check'} />
      <p>
        <span>{data.message}</span>
        {data.detail ? <small>{data.detail}</small> : null}
        {data.from ? (
          <Link href={data.from} onClick={() => closeToast()}>
            {t('goBack')}
          </Link>
        ) : null}
      </p>
      <button
        type="button"
        aria-label={tCommon('close')}
        tabIndex={data.isSilent ? -1 : undefined}
        onClick={() => closeToast()}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

const say = (message: ToastMessage) =>
  // The library calls the function itself, outside of React's rendering: it may use no hook. The same message twice is
  // one toast.
  show<ToastMessage>((props) => <Content {...props} />, {
    data: message,
    toastId: `${message.kind}:${message.message}:${message.detail ?? ''}`,
    role: roleOf(message),
  });

function roleOf({ isSilent, kind }: ToastMessage): 'none' | 'alert' | 'status' {
  if (isSilent) return 'none';
  return kind === 'error' ? 'alert' : 'status';
}

/** Lifts the toasts above everything, a dialog that has been opened since included. */
function lift(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return;
  if (document.querySelector('dialog:modal') && layer.matches(':popover-open')) layer.hidePopover();
  if (!layer.matches(':popover-open')) layer.showPopover();
}

/** Shows the toasts, those included that were raised while this component was being loaded. */
export function ToastPanel() {
  const t = useTranslations('Ui');
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sayOnTop = (message: ToastMessage) => {
      lift(layer.current);
      say(message);
    };
    return onToast(sayOnTop);
  }, []);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <ToastContainer
        aria-label={t('messages')}
        className={styles.region}
        toastClassName={() => styles.frame ?? ''}
        position="top-right"
        autoClose={false}
        closeButton={false}
        hideProgressBar
        icon={false}
        draggable={false}
        closeOnClick={false}
        transition={Fade}
        limit={4}
        newestOnTop
      />
    </div>
  );
}
