import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: '/student-safety',
  title: both('Safety and help', 'सुरक्षा और सहायता'),
  description: [
    'Helplines at any hour, and the people at college to turn to: ragging, harassment, discrimination, illness, and worries of the mind.',
    'हर समय की हेल्पलाइन, और महाविद्यालय में किससे मिलें: रैगिंग, उत्पीड़न, भेदभाव, बीमारी और मन की परेशानी।',
  ],
  lead: both(
    'In danger, call [112](tel:112). It is free, and works from any phone.',
    'ख़तरे में [112](tel:112) पर फ़ोन करें। यह नि:शुल्क है और हर फ़ोन से लगता है।',
  ),
  blocks: [
    {
      kind: 'facts',
      heading: both('Helplines, day and night', 'हेल्पलाइन, दिन-रात'),
      facts: facts(
        [['Police, fire, ambulance', 'पुलिस, दमकल, एम्बुलेंस'], '[112](tel:112)'],
        [
          ['National anti-ragging helpline', 'राष्ट्रीय रैगिंग-रोधी हेल्पलाइन'],
          '[1800 180 5522](tel:1800-180-5522)',
        ],
        [['Women’s helpline', 'महिला हेल्पलाइन'], '[181](tel:181)'],
        [['Mental health (Tele-MANAS)', 'मानसिक स्वास्थ्य (टेली-मानस)'], '[14416](tel:14416)'],
        [['Cyber fraud and abuse', 'साइबर ठगी और उत्पीड़न'], '[1930](tel:1930)'],
        [['Children below 18', '18 वर्ष से कम के बच्चे'], '[1098](tel:1098)'],
      ),
    },
    {
      kind: 'table',
      heading: both('At the college', 'महाविद्यालय में'),
      caption: both('Who helps at the college', 'महाविद्यालय में कौन सहायता करेगा'),
      columns: texts(['If it is about', 'किस बात में'], ['Turn to', 'किससे मिलें'], ['E-mail', 'ई-मेल']),
      rows: rows(
        [
          ['Ragging, threats, a fight', 'रैगिंग, धमकी, मारपीट'],
          '{{proctor}}, {{proctor.person}}',
          '{{proctor.email}}',
        ],
        [['Sexual harassment', 'यौन उत्पीड़न'], '{{icc}}, {{icc.person}}', '{{icc.email}}'],
        [
          [
            'Discrimination by caste, religion, disability or language',
            'जाति, धर्म, दिव्यांगता या भाषा के आधार पर भेदभाव',
          ],
          '{{grievance}}, {{grievance.place}}',
          '{{grievance.email}}',
        ],
        [
          ['Sorrow, fear, pressure of studies', 'उदासी, डर, पढ़ाई का दबाव'],
          [
            'Student counselling hour: Wednesday, 1 to 3 p.m., Department of Psychology',
            'विद्यार्थी परामर्श: बुधवार, दोपहर 1 से 3 बजे, मनोविज्ञान विभाग',
          ],
          '{{career.email}}',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Ragging', 'रैगिंग'),
      items: texts(
        [
          'Teasing, an order to sing or to run errands, taking money, touching, a video, a group message that shames somebody: all of it is ragging, and none of it is a joke.',
          'चिढ़ाना, गाने या काम कराने का हुक्म, पैसे लेना, छूना, वीडियो बनाना, ग्रुप में किसी को नीचा दिखाना: यह सब रैगिंग है, मज़ाक नहीं।',
        ],
        [
          'Each student and guardian gives an undertaking on antiragging.in each year. Bring the number to the admission counter.',
          'हर विद्यार्थी और अभिभावक हर वर्ष antiragging.in पर वचन-पत्र भरते हैं। उसका नंबर प्रवेश काउंटर पर बताएँ।',
        ],
        [
          'We begin to look into a complaint within 24 hours. The punishment goes up to expulsion, and the police are told if it is an offence by law.',
          'शिकायत की जाँच 24 घंटे के भीतर शुरू होती है। दंड निष्कासन तक है, और क़ानूनी अपराध हो, तो पुलिस को सूचना दी जाती है।',
        ],
        [
          'Your name stays with those who look into it. You need not come alone.',
          'आपका नाम जाँच करने वालों तक ही रहता है। आपको अकेले आने की ज़रूरत नहीं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Ill or hurt', 'बीमारी या चोट'),
      items: texts(
        [
          'First aid is at the gatekeeper’s, in the laboratories and in {{sports.place}}.',
          'प्राथमिक उपचार का सामान चौकीदार के पास, प्रयोगशालाओं में और {{sports.place}} में है।',
        ],
        [
          'The community health centre is five minutes from the gate. A member of the proctorial board goes with you.',
          'सामुदायिक स्वास्थ्य केंद्र गेट से पाँच मिनट पर है। कुलानुशासक मंडल का एक सदस्य आपके साथ जाएगा।',
        ],
        [
          'There is a ramp at the main entrance, and a wheelchair at the gatekeeper’s. Classes of a student who cannot climb stairs are moved to the ground floor.',
          'मुख्य द्वार पर रैंप है और चौकीदार के पास व्हीलचेयर। जो विद्यार्थी सीढ़ियाँ नहीं चढ़ सकते, उनकी कक्षाएँ भूतल पर लगती हैं।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['File a grievance', 'शिकायत दर्ज करें'], '/grievance'),
        link(
          ['Committee against sexual harassment', 'यौन उत्पीड़न निवारण समिति'],
          pagePaths.harassmentCommittee.path,
        ),
        link(['Proctorial board', 'कुलानुशासक मंडल'], pagePaths.proctorialBoard.path),
      ],
    },
  ],
}
