import type { Configuration } from '@/lib/configuration/schema';
import { t } from './text.ts';

/** What the result pages say, by type and outcome. */
export const RESPONSE_MESSAGES: Configuration['response_messages'] = {
  order: {
    success: {
      title: t('Appointment submitted', '預約已提交', '预约已提交'),
      description: t('We will contact you to arrange the details.', '我們將聯絡您安排詳情。', '我们会联系您安排后续事宜。'),
    },
    failure: {
      title: t('Could not submit the appointment', '未能提交預約', '提交预约失败'),
      description: t(
        'Your request list is saved. If you have already paid, contact us before you submit again.',
        '預約清單已保留。如已付款，請先聯絡我們，再重新提交。',
        '预约清单已保留。如已付款，请先联系我们，再重新提交。',
      ),
    },
    cancelled: {
      title: t('Payment cancelled', '付款已取消', '支付已取消'),
      description: t(
        'You have not been charged. To pay in another way, contact us.',
        '並無扣款。如需以其他方式付款，請聯絡我們。',
        '未产生扣款。如需使用其他方式支付，请联系我们。',
      ),
    },
  },
  credit_card: {
    success: {
      title: t('Card added', '信用卡已新增', '信用卡添加成功'),
      description: t('You can use it at your next checkout.', '下次結帳時即可使用。', '下次结算时即可使用。'),
    },
    failure: {
      title: t('Could not add the card', '未能新增信用卡', '信用卡添加失败'),
      description: t(
        'The card was not saved. Check it with your bank or add another.',
        '信用卡未有儲存，請向銀行查詢或新增其他信用卡。',
        '信用卡未保存，请向银行核实或添加其他信用卡。',
      ),
    },
    cancelled: {
      title: t('Card not added', '已取消新增信用卡', '已取消添加信用卡'),
      description: t('No card details were saved.', '並無儲存信用卡資料。', '未保存任何信用卡信息。'),
    },
  },
  verification_code: {
    success: {
      title: t('Verification successful', '驗證成功', '验证成功'),
      description: t('Your email is verified. You can log in now.', '電郵地址已驗證，您現可登入。', '电子邮箱已验证，您现在可以登录。'),
    },
    failure: {
      title: t('Verification failed', '驗證失敗', '验证失败'),
      description: t('The link is invalid or has expired. Request a new one.', '連結無效或已過期，請重新申請。', '链接无效或已过期，请重新获取。'),
    },
  },
  email: {
    success: {
      title: t('Email changed', '電郵地址已更改', '电子邮箱已更换'),
      description: t('Use the new email the next time you log in.', '下次登入時請使用新的電郵地址。', '下次登录请使用新的电子邮箱。'),
    },
    failure: {
      title: t('Could not change the email', '未能更改電郵地址', '电子邮箱更换失败'),
      description: t('Your email stays as it was. Request a new code.', '電郵地址維持不變，請重新申請驗證碼。', '电子邮箱保持不变，请重新获取验证码。'),
    },
  },
  phone: {
    success: {
      title: t('Phone number changed', '電話號碼已更改', '电话号码已更换'),
      description: t('We will use the new number from now on.', '今後我們會使用新的電話號碼聯絡您。', '今后我们会使用新的电话号码联系您。'),
    },
    failure: {
      title: t('Could not change the phone number', '未能更改電話號碼', '电话号码更换失败'),
      description: t('Your number stays as it was. Request a new code.', '電話號碼維持不變，請重新申請驗證碼。', '电话号码保持不变，请重新获取验证码。'),
    },
  },
  password: {
    success: {
      title: t('Password reset', '密碼已重設', '密码已重置'),
      description: t('Log in with the new password.', '請以新密碼登入。', '请使用新密码登录。'),
    },
    failure: {
      title: t('Could not reset the password', '未能重設密碼', '密码重置失败'),
      description: t('The link is invalid or has expired. Request a new one.', '連結無效或已過期，請重新申請。', '链接无效或已过期，请重新获取。'),
    },
  },
  refund: {
    success: {
      title: t('Refund request sent', '退款申請已提交', '退款申请已提交'),
      description: t('It is waiting for approval. We will contact you.', '申請現正待審批，我們將聯絡您。', '申请待审核，我们会联系您。'),
    },
    failure: {
      title: t('Could not send the refund request', '未能提交退款申請', '退款申请提交失败'),
      description: t(
        'What you wrote is still here. Send it again or contact us.',
        '已填寫的內容會保留，請再次提交或聯絡我們。',
        '已填写的内容会保留，请重新提交或联系我们。',
      ),
    },
  },
};
