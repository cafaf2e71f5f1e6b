const faculty = 'FACULTY'

/** Two programmes of the plugin 'admissions' with made-up applicants: one whose lists are published, one that is open. */
export const demoAdmissionFacts = {
  listed: 'COURSE',
  lastYear: 'OTHER',
  programmes: {
    COURSE: {
      faculty,
      seats: 90,
      fee: { amount: 3_100, cautionMoney: 300 },
      opens: -80,
      closes: -35,
      plan: { verified: 135, 'verified late': 3, rejected: 4, withdrawn: 4, queried: 3, incomplete: 2 },
      genders: { female: 55, male: 44, other: 1 },
      middleMarks: 60,
      streams: ['Arts', 'Science'],
      majors: { some: ['first', 'second', 'third', 'fourth'] },
    },
    OTHER: {
      faculty,
      seats: 40,
      fee: { amount: 6_400, cautionMoney: 600 },
      opens: -30,
      closes: 21,
      plan: { verified: 10, resubmitted: 2, queried: 2, 'in review': 4, new: 8, incomplete: 4 },
      genders: { female: 55, male: 44, other: 1 },
      middleMarks: 64,
      streams: ['Science'],
      majors: { groups: [['first', 'second', 'third']] },
    },
  },
  subjects: {
    [faculty]: {
      first: ['First subject', 'पहला विषय'],
      second: ['Second subject', 'दूसरा विषय'],
      third: ['Third subject', 'तीसरा विषय'],
      fourth: ['Fourth subject', 'चौथा विषय'],
    },
    another: { minor: ['Minor subject', 'गौण विषय'] },
    vocational: { computing: ['Computing', 'कंप्यूटर'] },
    'co-curricular': { yoga: ['Yoga', 'योग'] },
  },
  forbiddenPairs: [],
} as const
