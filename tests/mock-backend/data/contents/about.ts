import type { Content } from '@/lib/content/schema';
import { page } from '../content-page.ts';
import { PICTURES } from '../pictures.ts';
import { t } from '../text.ts';

export const ABOUT: Content = {
  slug: 'about-us',
  title: t('About us', '關於我們', '关于我们'),
  lead: t(
    'Founded in Hong Kong in 2018: a one-stop service from floor-plan layout to fitting-out and furniture design.',
    '2018 年於香港成立，提供由平面佈局、裝修到傢俬設計的一站式服務。',
    '2018 年成立于香港，提供从平面布局、装修到家具设计的一站式服务。',
  ),
  picture: PICTURES['about-studio'],
  updated_at: '2026-09-01T02:00:00.000Z',
  body: page(
    `We began with three people, a laser measure and a flat of 280 square feet in Sham Shui Po. The owner wanted a desk, a cot and a table for six. None of it fitted, until a door was moved by the width of a hand. Most of our work since has been like that: small moves, measured well.
# One team, one drawing
In Hong Kong, the designer, the contractor and the furniture maker are often three firms with three drawings. With us they share one. The person who measures your flat also draws the cabinets, walks the site and stands beside you at handover. When something has to change, it changes once, and everyone sees it.
# What we believe a flat should do
- Let two people pass in the corridor without turning sideways
- Keep the things used every day between the knee and the eye
- Bring daylight one room further than the plan first allowed
- Age well: oil, stone, timber and paint that can be repaired
# How we work with you
We start with how you live, not with a style. Where do wet umbrellas go? Who gets up first? Is there a piano, a parrot, a grandmother at weekends? The answers become a floor plan, then a quotation in which every line can be read and questioned.
> Good design is mostly listening, then measuring, then listening again.
During the works you receive photos of each stage, above all of what will soon be covered: pipes, cables and waterproofing. You keep them, because one day someone will want to drill a hole.
# The studio
Our studio in Kwun Tong has a table for drawings, a wall of samples and a kettle. You are welcome to come, by appointment, and to touch everything. Bring your floor plan, your questions, and the chair that you refuse to part with.`,
    `我們最初只有三個人、一部激光尺，以及深水埗一個 280 平方呎的單位。業主想要一張書枱、一張嬰兒床，以及一張六人餐枱。怎樣也放不下，直至一道門移動了一掌之闊。此後我們的工作大多如此：改動不大，但度得準確。
# 一個團隊，一份圖則
在香港，設計師、承辦商及傢俬製造商往往是三間公司，各有一份圖則。我們則共用一份。到府上度尺的人，同時繪畫櫃身、巡視工地，並在交樓當日與您一同驗收。如需更改，只改一次，各方同步知悉。
# 我們認為一個單位應做到
- 走廊可容兩人並肩而過，無須側身
- 日常用品放在膝頭至視線之間
- 讓日光比原本的間隔多走進一個房間
- 耐用耐看：油、石、木、漆皆可修補
# 與您合作的方式
我們由您的生活開始，而非由風格開始。濕雨傘放在哪裏？誰最早起床？家中有沒有鋼琴、鸚鵡，或週末來訪的祖母？答案化為平面圖，再化為一份逐項列明、可供查問的報價單。
> 好的設計，大多是聆聽，然後度尺，再聆聽。
施工期間，您會收到各階段的相片，尤其是即將封閉的部分：喉管、電線及防水層。請妥為保存，因為總有一天會有人想在牆上鑽孔。
# 工作室
觀塘工作室有一張繪圖枱、一面樣板牆及一個水壺。歡迎預約到訪，逐一觸摸樣板。請帶同平面圖、問題，以及那張您不願割愛的椅子。`,
    `我们最初只有三个人、一把激光尺，以及深水埗一套 26 平方米的房子。业主想要一张书桌、一张婴儿床和一张六人餐桌。怎么也放不下，直到一扇门挪动了一掌之宽。此后我们的工作大多如此：改动不大，但量得准确。
# 一个团队，一套图纸
在香港，设计师、施工方与家具厂往往是三家公司，各有一套图纸。我们则共用一套。上门量房的人，同时绘制柜体、巡视工地，并在交付当天与您一同验收。如需变更，只改一次，各方同步知悉。
# 我们认为一套房子应做到
- 走廊能容两人并肩而过，无需侧身
- 日常用品放在膝盖与视线之间
- 让日光比原本的格局多走进一个房间
- 耐用耐看：油、石、木、漆都可修补
# 与您合作的方式
我们从您的生活开始，而不是从风格开始。湿雨伞放在哪里？谁最早起床？家里有没有钢琴、鹦鹉，或周末来访的奶奶？答案变成户型图，再变成一份逐项列明、可供查问的报价单。
> 好的设计，大多是倾听，然后测量，再倾听。
施工期间，您会收到各阶段的照片，尤其是即将封闭的部分：管道、线路与防水层。请妥善保存，因为总有一天会有人想在墙上打孔。
# 工作室
观塘工作室有一张绘图桌、一面样板墙和一个水壶。欢迎预约到访，逐一触摸样板。请带上户型图、问题，以及那把您舍不得扔的椅子。`,
  ),
};
