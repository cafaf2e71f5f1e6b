import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.creativeCorner.path,
  title: both('Creative corner', 'रचना कोना'),
  description: [
    'Students may send poems, stories, drawings and ideas to the literary club by e-mail. How to send them and what becomes of them.',
    'विद्यार्थी कविता, कहानी, चित्र और विचार साहित्य परिषद् को ई-मेल से भेज सकते हैं। कैसे भेजें और उसके बाद क्या होता है।',
  ],
  lead: both('Written something? Send it.', 'कुछ लिखा है? भेज दीजिए।'),
  picture: 'art:arch-books',
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The creative corner belongs to the students. Poems, stories, travel notes, sketches, photographs, a puzzle, a recipe of your grandmother’s with the story that goes with it, an idea for the college: send it to the literary club by e-mail.',
        'रचना कोना विद्यार्थियों का अपना है। कविता, कहानी, यात्रा-वृत्तांत, रेखाचित्र, फोटो, कोई पहेली, दादी-नानी का कोई व्यंजन और उससे जुड़ी कहानी, महाविद्यालय के लिए कोई विचार: जो भी हो, साहित्य परिषद् को ई-मेल से भेज दीजिए।',
      ]),
    },
    {
      kind: 'facts',
      facts: facts([['E-mail of the literary club', 'साहित्य परिषद् का ई-मेल'], '{{literaryClub.email}}']),
    },
    {
      kind: 'list',
      heading: both('How to send it', 'कैसे भेजें'),
      items: texts(
        [
          'In Hindi, English, Sanskrit or Urdu, up to 1,000 words; typed, or a clear photograph of a handwritten page.',
          'हिन्दी, अंग्रेज़ी, संस्कृत या उर्दू में, अधिकतम 1,000 शब्द; टाइप करके, या हाथ से लिखे पन्ने का साफ़ फोटो।',
        ],
        [
          'With your name, class and roll number. Say so if your name should not be printed.',
          'अपने नाम, कक्षा और रोल नंबर के साथ। नाम न छपवाना हो, तो यह भी लिखें।',
        ],
        [
          'Your own work only. If it is a translation, name the author.',
          'रचना आपकी अपनी हो। अनुवाद हो, तो मूल लेखक का नाम दें।',
        ],
        [
          'Drawings and photographs as JPG or PNG files of up to 5 MB.',
          'चित्र और फोटो अधिकतम 5 MB की JPG या PNG फ़ाइल में हों।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What becomes of it', 'आगे क्या होगा'),
      items: texts(
        [
          'A member of the club reads it within two weeks and writes back, with a suggestion or two.',
          'परिषद् का कोई सदस्य दो सप्ताह के भीतर रचना पढ़ता है और एक-दो सुझावों के साथ उत्तर भेजता है।',
        ],
        [
          'The best pieces of the month hang on the board outside the library.',
          'माह की श्रेष्ठ रचनाएँ पुस्तकालय के बाहर पट्ट पर लगाई जाती हैं।',
        ],
        [
          'Those of the year are printed in the magazine, Sarvodaya Prabha, in March.',
          'वर्ष की श्रेष्ठ रचनाएँ मार्च में पत्रिका ‘सर्वोदय प्रभा’ में छपती हैं।',
        ],
        [
          'Ideas for the college are passed on to the Principal with your name, or without it if you prefer.',
          'महाविद्यालय के लिए आए विचार आपके नाम के साथ, या आपकी इच्छा हो तो बिना नाम के, प्राचार्या तक पहुँचाए जाते हैं।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Literary club', 'साहित्य परिषद्'], pagePaths.literaryClub.path),
        link(['Cultural events', 'सांस्कृतिक कार्यक्रम'], pagePaths.culturalEvents.path),
      ],
    },
  ],
}
