const wordsOf = (list: string) => list.trim().split(/\s+/);

/**
 * Words of another region (glossary): right Chinese in the right script, said elsewhere. Words that both
 * regions have, if for different things (單位, 項目, 业主), are not here.
 */
const ELSEWHERE = {
  // the mainland's, Taiwan's, spoken Cantonese
  zh: wordsOf(`
    默認 登錄 登陸 賬 質量 信息 視頻 服務器 上傳 搜索 隱私 優化 咨詢 短信 鼠標 點贊 點讚 配送 快遞 激活 聯系 小區 毛坯
    星盆 滑梯 沙發 家具 傢具 櫥櫃 衛生間 冰箱 空調 馬桶 抽屜 吊頂 推拉門 平開門 插頭 戶型 臥室 定制 地毯 平方米
    周一 周二 周三 周四 周五 周六 周日 網路 軟體 硬體 資料夾 品質 伺服器 公分 公尺 嘅 咗 唔 喺 嚟 啲 你
  `),
  // Hong Kong's in simplified characters
  cn: wordsOf(`
    登入 登出 电邮 储存 预设 上载 私隐 帐户 户口 搜寻 列印 换领 讯息 相片 速递 连结 滑鼠 赞好 选单 付款证明 网上付款 订造
    家俬 图则 厨柜 雪柜 座厕 水喉 喉管 灯掣 柜桶 趟门 掩门 批灰 泥头 冷气 梳化 地毡 升降机 睡房 清水楼 收楼 执漏 度尺 呎
    星期一 星期二 星期三 星期四 星期五 星期六 星期日 质素 资讯 网路 软体 你
    户主 电位 住家 工程订单 个点赞 铁闸
  `),
};

/** Texts that the specification gives as they are (glossary). */
const LITERAL = /服務器報錯|电邮格式不正确/g;

/** The words of a text that belong to another region. */
export function wordsFromElsewhere(text: string, locale: 'zh' | 'cn'): string[] {
  const judged = text.replace(LITERAL, ' ');
  return ELSEWHERE[locale].filter((word) => judged.includes(word));
}
