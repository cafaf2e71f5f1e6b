import type { inquiries as english } from '../../en/desk/inquiries.ts'

const told =
  'जिन प्रेषकों ने ई-मेल पता दिया है, उन्हें सूचित किया जाएगा। जिसे इस बीच किसी सहकर्मी ने बदला है, वह वैसा ही रहेगा।'

export const inquiries: typeof english = {
  nouns: ['प्रकरण', 'प्रकरण'],
  grievances: ['शिकायत', 'शिकायतें'],
  acknowledge: {
    several: {
      title: (count) => `क्या ${count} प्रकरणों की पावती दें?`,
      text: told,
      done: (count) => `जिन प्रकरणों की पावती दी गई: ${count}`,
      partly: (done, failed) => `जिन प्रकरणों की पावती दी गई: ${done}। जिनकी नहीं दी जा सकी: ${failed}`,
    },
  },
  assign: {
    several: {
      title: (count) => `${count} प्रकरण किसे सौंपें?`,
      text: 'प्रत्येक के विषय में उन्हें ई-मेल से सूचित किया जाएगा। जिसे इस बीच किसी सहकर्मी ने बदला है, वह वैसा ही रहेगा।',
      done: (count) => `सौंपे गये प्रकरण: ${count}`,
      partly: (done, failed) => `सौंपे गये प्रकरण: ${done}। जो नहीं सौंपे जा सके: ${failed}`,
    },
  },
  close: {
    several: {
      title: (count) => `क्या ${count} प्रकरण बन्द करें?`,
      text: told,
      done: (count) => `बन्द किये गये प्रकरण: ${count}`,
      partly: (done, failed) => `बन्द किये गये प्रकरण: ${done}। जो बन्द नहीं हो सके: ${failed}`,
    },
  },
}
