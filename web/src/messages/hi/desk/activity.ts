import type { activity as english } from '../../en/desk/activity.ts'

export const activity: typeof english = {
  nouns: ['प्रविष्टि', 'प्रविष्टियाँ'],
  title: 'गतिविधियाँ',
  caption: 'किसने क्या किया, सबसे नया पहले',
  empty: 'यहाँ कुछ दर्ज नहीं है। कोई और महीना, दिन, व्यक्ति या विषय चुनें।',
  peopleNotLoaded: 'नाम लोड नहीं हो सके, इसलिए अभी व्यक्ति नहीं चुन सकते। पृष्ठ फिर से लोड करें।',
  tabs: { staff: 'कर्मचारी', visitors: 'आगंतुक और आवेदक', all: 'सभी' },
  person: 'व्यक्ति',
  everybody: 'सभी व्यक्ति',
  area: 'विषय',
  allAreas: 'सभी विषय',
  kind: 'काम',
  allKinds: 'सभी काम',
  month: 'महीना',
  anyMonth: 'कोई भी महीना',
  day: 'दिन',
  columns: { time: 'समय', who: 'किसने', what: 'क्या किया', record: 'किस पर' },
  visitor: 'आगंतुक',
  system: 'सिस्टम',
}
