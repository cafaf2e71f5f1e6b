export const statuses = {
  queried: 'प्रश्न पूछा गया',
  resubmitted: 'उत्तर मिला',
  verified: 'सत्यापित',
  offered: 'सीट का प्रस्ताव भेजा',
  'fee reported': 'शुल्क की जानकारी मिली',
  admitted: 'प्रवेश हो गया',
  withdrawn: 'वापस लिया',
  declined: 'सीट छोड़ी',
  cancelled: 'रद्द',
}

/** Names of mails to applicants. */
export const mails = {
  complete: 'आवेदन पूरा होने की सूचना',
  corrected: 'सुधार',
  'email changed': 'ई-मेल पता बदला (पुराने पते पर)',
  'offer ends soon': 'शुल्क की याद',
  'offer extended': 'शुल्क का समय बढ़ाया',
  'offer lapsed': 'प्रस्ताव समाप्त',
  'provisional list': 'अनंतिम सूची',
  'final list': 'अंतिम सूची',
  'objection received': 'आपत्ति मिली',
  'objection answered': 'आपत्ति का उत्तर',
  'seat decided': 'सीट पर निर्णय',
  'refund account given': 'राशि वापसी का खाता',
  'refund paid': 'राशि वापस भेजी गई',
  'refund increased': 'एक और भुगतान मिला, लौटाया जाएगा',
  'balance reported': 'शेष राशि की जानकारी मिली',
  'confirmation undone': 'भुगतान की पुष्टि रद्द',
  'further payment': 'शेष राशि मिली',
  'payment not found': 'भुगतान नहीं मिला',
}
