'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import { IconButton } from './button';
import styles from './dialog.module.scss';

export interface DialogProps {
  open: boolean;
  /** called on Escape, on the close button and on a click on the backdrop */
  onClose: () => void;
  title: ReactNode;
  /** small text beside the title, as a count */
  note?: ReactNode;
  /** stays at the foot while the body scrolls */
  footer?: ReactNode;
  /**
   * in the middle; a 300 px drawer at a side; a sheet from below that is as high as needed; `lightbox` on deep ink, up
   * to 1024 px
   */
  kind?: 'modal' | 'drawer-left' | 'drawer-right' | 'sheet' | 'lightbox';
  /** the title is for screen readers alone */
  titleHidden?: boolean;
  /** the content stays in the HTML while closed, as the menu's links do */
  keep?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

const LEAVE_MS = 260;

/** Opens and closes a dialog's element. `present`: its content is to be rendered. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  // the content is rendered from the opening until it has faded out
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open) {
      if (element.open) return;
      const root = document.documentElement;
      // 0 where scrollbars lie over the page; while another dialog is open its value stands
      if (!document.querySelector('dialog:modal'))
        root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
      element.showModal();
      return;
    }
    if (element.open) element.close();
    const timer = setTimeout(() => setPresent(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return { dialog, present };
}

/** Whether a click is on the backdrop, and not the second half of the double click that opened the dialog. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget || event.detail > 1) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/** The native modal dialog: keeps the focus in, gives it back, closes with Escape. */
export function Dialog(props: DialogProps) {
  const { open, onClose, kind = 'modal', keep, id, className } = props;
  const titleId = useId();
  const { dialog, present } = useModal(open);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, className)}
      data-kind={kind}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && open) onClose();
      }}
      onClick={(event) => isOutside(event) && onClose()}
    >
      {present || keep ? <Frame {...props} titleId={titleId} /> : null}
    </dialog>
  );
}

/** Head with the button that closes it, body and foot. */
function Frame({
  titleId,
  onClose,
  title,
  note,
  footer,
  kind,
  titleHidden,
  children,
}: DialogProps & { titleId: string }) {
  const t = useTranslations('Common');
  return (
    <div className={styles.frame}>
      <div className={styles.head} data-bare={titleHidden || undefined}>
        <h2 id={titleId} className={styles.title} data-hidden={titleHidden || undefined}>
          <span>{title}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </h2>
        <IconButton
          icon="close"
          label={t('close')}
          onClick={onClose}
          data-ground={kind === 'lightbox' ? 'dark' : undefined}
        />
      </div>
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </div>
  );
}
