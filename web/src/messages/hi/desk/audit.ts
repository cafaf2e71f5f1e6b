import type { audit as english } from '../../en/desk/audit.ts'

export const audit: typeof english = {
  history: 'इतिहास',
  historyNotLoaded: 'इतिहास लोड नहीं हो सका।',
  nothing: 'अभी कुछ दर्ज नहीं है।',
  by: (actor) => ` (${actor} द्वारा)`,
  times: (count) => `, ${count} बार`,
  lastEvents: 'हाल की गतिविधियाँ',
  lastEventsNotLoaded: 'हाल की गतिविधियाँ लोड नहीं हो सकीं।',
  noLongerThere: '(अब उपलब्ध नहीं)',
}
