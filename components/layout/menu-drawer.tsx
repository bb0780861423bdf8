'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

const ID = 'menu-drawer';
// Invoker commands: the browser opens the dialog itself before hydration.
const WITHOUT_SCRIPT = { command: 'show-modal', commandfor: ID };

/** The small screens' menu: a button and the drawer from the left that it opens. Its links are in the server's HTML. */
export function MenuDrawer({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  const t = useTranslations('Layout');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        {...WITHOUT_SCRIPT}
      />
      <Dialog id={ID} kind="drawer-left" keep open={open} onClose={close} title={t('menu')} footer={footer}>
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close();
          }}
        >
          {children}
        </div>
      </Dialog>
    </>
  );
}
