import type { admissions as english } from '../../en/desk/admissions.ts'

export const admissions: typeof english = {
  nouns: ['आवेदन', 'आवेदन'],
  decide: {
    several: {
      title: (count) => `${count} आवेदनों पर निर्णय`,
      text: 'प्रत्येक आवेदन की स्थिति और टिप्पणी एक-सी होगी। जिसे इस बीच किसी सहकर्मी ने बदला है, वह वैसा ही रहेगा।',
      done: (count) => `जिन आवेदनों पर निर्णय सहेजा गया: ${count}`,
      partly: (done, failed) => `जिन आवेदनों पर निर्णय सहेजा गया: ${done}। जिन पर नहीं सहेजा जा सका: ${failed}`,
    },
  },
}
