export const statuses = {
  queried: 'प्रश्न विचारला',
  resubmitted: 'उत्तर मिळाले',
  verified: 'पडताळणी झाली',
  offered: 'जागा दिली',
  'fee reported': 'शुल्क भरल्याचे कळवले',
  admitted: 'प्रवेश निश्चित',
  withdrawn: 'अर्ज मागे घेतला',
  declined: 'जागा नाकारली',
  cancelled: 'प्रवेश रद्द',
}

/** Names of mails to applicants. */
export const mails = {
  complete: 'अर्ज पूर्ण झाला, पुढे काय',
  corrected: 'दुरुस्ती',
  'email changed': 'ई-मेल पत्ता बदलला (जुन्या पत्त्यावर)',
  'offer ends soon': 'शुल्काची आठवण',
  'offer extended': 'शुल्काची मुदत वाढवली',
  'offer lapsed': 'जागेची मुदत संपली',
  'provisional list': 'तात्पुरती यादी',
  'final list': 'अंतिम यादी',
  'objection received': 'हरकत मिळाली',
  'objection answered': 'हरकतीचे उत्तर',
  'seat decided': 'जागेबद्दलचा निर्णय',
  'refund account given': 'परताव्याचे खाते',
  'refund paid': 'शुल्क परत पाठवले',
  'refund increased': 'आणखी एक रक्कम मिळाली, परत केली जाईल',
  'balance reported': 'उर्वरित रक्कम भरल्याची माहिती',
  'confirmation undone': 'रक्कम मिळाल्याची नोंद रद्द',
  'further payment': 'उर्वरित रक्कम मिळाली',
  'payment not found': 'रक्कम मिळाली नाही',
}
