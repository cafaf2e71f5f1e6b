import type { shares as english } from '../../en/desk-sections/shares.ts'

export const shares: typeof english = {
  caption: 'इस सूची में सीटें कैसे दी गईं',
  columns: {
    share: 'हिस्सा',
    byRule: 'नियम से',
    converted: 'दूसरे हिस्सों से',
    before: 'पहले दी गईं',
    moved: 'अनारक्षित में आए',
    now: 'इस सूची में नई',
    left: 'बची',
  },
  total: 'कुल',
  extra: (count) => `इनके अलावा अधिसंख्य सीटें: ${count}।`,
  moved: (who) => `योग्यता से अब इनकी सीट अनारक्षित है, और इनकी आरक्षित सीटें फिर ख़ाली हैं: ${who}।`,
}
