/** The session of admissions, its applications and merit lists that the plugin 'admissions' makes up. */
export const demoAdmissionFacts = {
  /** By course. The list is of `listed`; the applications of a year ago are for `lastYear`. */
  listed: 'ba',
  lastYear: 'bcom',
  /**
   * Fees are in rupees, `opens` and `closes` in days from now, genders in per cent; `plan` counts the applications by what
   * becomes of them. One programme is open whenever the demo is loaded. Majors are `some` of a list, or one of several groups.
   */
  programmes: {
    ba: {
      faculty: 'arts',
      seats: 100,
      fee: { amount: 4_860, cautionMoney: 500 },
      opens: -80,
      closes: -35,
      plan: { verified: 165, 'verified late': 6, rejected: 12, withdrawn: 7, queried: 6, incomplete: 4 },
      genders: { female: 60, male: 39, other: 1 },
      middleMarks: 62,
      streams: ['Arts', 'Arts', 'Science'],
      majors: {
        some: [
          'hindi',
          'english',
          'sanskrit',
          'history',
          'political-science',
          'sociology',
          'economics',
          'geography',
        ],
      },
    },
    bsc: {
      faculty: 'science',
      seats: 60,
      fee: { amount: 9_240, cautionMoney: 1_000 },
      opens: -72,
      closes: -10,
      plan: {
        verified: 62,
        rejected: 4,
        withdrawn: 3,
        resubmitted: 8,
        queried: 10,
        'in review': 14,
        new: 6,
        incomplete: 3,
      },
      genders: { female: 42, male: 58, other: 0 },
      middleMarks: 69,
      streams: ['Science'],
      majors: {
        groups: [
          ['chemistry', 'physics', 'mathematics'],
          ['chemistry', 'zoology', 'botany'],
        ],
      },
    },
    bcom: {
      faculty: 'commerce',
      seats: 60,
      fee: { amount: 7_500, cautionMoney: 500 },
      opens: -30,
      closes: 21,
      plan: {
        verified: 20,
        withdrawn: 2,
        resubmitted: 4,
        queried: 6,
        'in review': 8,
        new: 34,
        incomplete: 16,
      },
      genders: { female: 38, male: 61, other: 1 },
      middleMarks: 65,
      streams: ['Commerce', 'Commerce', 'Arts'],
      majors: { some: ['accountancy', 'business-law', 'business-management', 'banking-and-tax'] },
    },
  },
  /** By faculty, with the vocational and the co-curricular courses. */
  subjects: {
    arts: {
      hindi: ['Hindi', 'हिन्दी'],
      english: ['English', 'अंग्रेज़ी'],
      sanskrit: ['Sanskrit', 'संस्कृत'],
      history: ['History', 'इतिहास'],
      'political-science': ['Political Science', 'राजनीति विज्ञान'],
      sociology: ['Sociology', 'समाजशास्त्र'],
      economics: ['Economics', 'अर्थशास्त्र'],
      education: ['Education', 'शिक्षाशास्त्र'],
      psychology: ['Psychology', 'मनोविज्ञान'],
      geography: ['Geography', 'भूगोल'],
    },
    science: {
      physics: ['Physics', 'भौतिकी'],
      chemistry: ['Chemistry', 'रसायन विज्ञान'],
      mathematics: ['Mathematics', 'गणित'],
      botany: ['Botany', 'वनस्पति विज्ञान'],
      zoology: ['Zoology', 'जंतु विज्ञान'],
    },
    commerce: {
      accountancy: ['Accountancy', 'लेखाशास्त्र'],
      'business-law': ['Business Law', 'व्यावसायिक विधि'],
      'business-management': ['Business Management', 'व्यवसाय प्रबंध'],
      'banking-and-tax': ['Banking and Taxation', 'बैंकिंग और टैक्स'],
    },
    vocational: {
      'computer-basics': ['Computer Basics', 'कंप्यूटर की बुनियादी जानकारी'],
      tailoring: ['Tailoring and Design', 'सिलाई और डिज़ाइन'],
      'food-processing': ['Food Processing', 'खाद्य प्रसंस्करण'],
      'bee-keeping': ['Bee-Keeping', 'मधुमक्खी पालन'],
    },
    'co-curricular': {
      'food-and-health': ['Food, Nutrition and Health', 'खाद्य, पोषण और स्वास्थ्य'],
      'first-aid': ['First Aid and Health', 'प्राथमिक उपचार और स्वास्थ्य'],
      'human-values': ['Human Values and the Environment', 'मानव मूल्य और पर्यावरण'],
    },
  },
  /** The maths group and the bio group. */
  forbiddenPairs: [
    { one: 'mathematics', other: 'botany' },
    { one: 'mathematics', other: 'zoology' },
  ],
} as const
