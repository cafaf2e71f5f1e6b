import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: '/privacy',
  title: both('Privacy', 'निजता'),
  description: [
    'What this site stores about you and why, who sees it and for how long, and how you have it corrected or deleted.',
    'यह वेबसाइट आपके बारे में क्या और क्यों रखती है, कौन देखता है, कब तक रहता है, और उसे कैसे ठीक कराएँ या हटवाएँ।',
  ],
  lead: both(
    'We ask only for what we need. We sell nothing, and we show no advertisements.',
    'हम वही पूछते हैं, जो ज़रूरी है। हम कुछ नहीं बेचते और कोई विज्ञापन नहीं दिखाते।',
  ),
  blocks: [
    {
      kind: 'text',
      heading: both('When you only read', 'जब आप केवल पढ़ते हैं'),
      paragraphs: texts([
        'We count how often each page is read. We store nothing about you: no cookie, no address. If your browser asks not to be tracked, we don’t count you. Maps, videos and other sites load nothing until you open them.',
        'हम गिनते हैं कि हर पृष्ठ कितनी बार पढ़ा गया। आपके बारे में हम कुछ नहीं रखते: न कुकी, न पता। आपका ब्राउज़र ट्रैक न करने को कहे, तो हम आपको नहीं गिनते। नक्शे, वीडियो और दूसरी वेबसाइटें आपके खोलने पर ही लोड होती हैं।',
      ]),
    },
    {
      kind: 'table',
      heading: both('When you send us something', 'जब आप हमें कुछ भेजते हैं'),
      caption: both('What we keep', 'हम क्या रखते हैं'),
      columns: texts(['What', 'क्या'], ['Why', 'क्यों'], ['Who sees it', 'कौन देखता है'], ['How long', 'कब तक']),
      rows: rows(
        [
          ['Application for admission, with photo and documents', 'प्रवेश आवेदन, फोटो और दस्तावेज़ों के साथ'],
          [
            'To decide about the seat, as rules and courts ask',
            'प्रवेश का निर्णय करने के लिए, नियम और न्यायालय के अनुसार',
          ],
          [
            'You, the admission staff; a merit list shows number, name, category and marks',
            'आप और प्रवेश कर्मचारी; योग्यता सूची में क्रमांक, नाम, वर्ग और अंक दिखते हैं',
          ],
          [
            'The record as the University asks; documents of people who were not admitted: a year after the session closed',
            'अभिलेख विश्वविद्यालय के नियम के अनुसार; जिन्हें प्रवेश नहीं मिला, उनके दस्तावेज़ सत्र के एक वर्ष बाद हटाए जाते हैं',
          ],
        ],
        [
          ['Alumni registration', 'पूर्व छात्र पंजीकरण'],
          ['For the alumni gallery and the association', 'पूर्व छात्र गैलरी और संघ के लिए'],
          [
            'Everybody, once approved: name, photo, degree, year, post and place of work. Only the office: the rest',
            'स्वीकृति के बाद सब: नाम, फोटो, डिग्री, वर्ष, पद और कार्यस्थल। बाक़ी केवल कार्यालय',
          ],
          ['Until you ask us to delete it', 'जब तक आप हटाने को न कहें'],
        ],
        [
          ['Enquiry, feedback, grievance', 'पूछताछ, सुझाव, शिकायत'],
          ['To answer you', 'आपको उत्तर देने के लिए'],
          [
            'The staff who answer; of a complaint its committee alone',
            'उत्तर देने वाले कर्मचारी; शिकायत केवल उसकी समिति',
          ],
          ['A year after the answer; grievances three', 'उत्तर के एक वर्ष बाद तक; शिकायतें तीन वर्ष'],
        ],
        [
          ['E-mail address or device for notices', 'सूचनाओं के लिए ई-मेल पता या फ़ोन'],
          ['To send you notices', 'आपको सूचनाएँ भेजने के लिए'],
          ['Nobody', 'कोई नहीं'],
          ['Until you unsubscribe', 'जब तक आप बंद न करें'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Your rights', 'आपके अधिकार'),
      items: texts(
        [
          'Ask what we have about you. Have it corrected, or deleted where no rule makes us keep it. Take back a consent.',
          'पूछें कि आपके बारे में हमारे पास क्या है। उसे ठीक कराएँ, या हटवाएँ, यदि कोई नियम उसे रखना ज़रूरी न करता हो। अपनी सहमति वापस लें।',
        ],
        [
          'Write to {{email}} from the address that we know, or come to the college office with your identity card. We answer within 15 days.',
          '{{email}} पर उसी पते से लिखें, जो हमारे पास है, या परिचय-पत्र लेकर कार्यालय आएँ। उत्तर 15 दिन में मिलेगा।',
        ],
        [
          'Below 18, a parent or guardian agrees for you, and may ask in your place.',
          '18 वर्ष से कम हों, तो माता-पिता या अभिभावक सहमति देते हैं, और आपकी ओर से पूछ सकते हैं।',
        ],
        [
          'If you are not satisfied, go to the grievance cell, and then to the Data Protection Board of India.',
          'संतुष्ट न हों, तो शिकायत निवारण प्रकोष्ठ में, फिर भारतीय डेटा संरक्षण बोर्ड में शिकायत करें।',
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('Where it is kept', 'कहाँ रखा जाता है'),
      paragraphs: texts([
        'On Google’s servers in India, encrypted on the way and where it is stored. The college’s e-mail provider carries our mails. Nobody else gets your data, unless a law or a court requires it.',
        'भारत में गूगल के सर्वर पर; भेजते समय और रखते समय एन्क्रिप्टेड। हमारे ई-मेल महाविद्यालय के ई-मेल प्रदाता से जाते हैं। क़ानून या न्यायालय के आदेश के बिना आपका डेटा किसी और को नहीं दिया जाता।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['File a grievance', 'शिकायत दर्ज करें'], '/grievance'),
        link(['Contact', 'संपर्क'], pagePaths.contact.path),
      ],
    },
  ],
}
