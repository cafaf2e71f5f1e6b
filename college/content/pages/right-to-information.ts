import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { people } from '../names.ts'

export const page: SeedContent = {
  path: '/right-to-information',
  title: both('Right to information (RTI)', 'सूचना का अधिकार (RTI)'),
  description: [
    'How to ask the college for information under the RTI Act, 2005: the officers, the fee, the days for an answer, and the appeal.',
    'सूचना का अधिकार अधिनियम, 2005 के अंतर्गत महाविद्यालय से सूचना कैसे माँगें: अधिकारी, शुल्क, उत्तर की अवधि और अपील।',
  ],
  lead: both(
    'Much is on this site already: look there first. Ask us for the rest.',
    'बहुत-सी सूचना इसी वेबसाइट पर है: पहले वहाँ देखें। बाक़ी हमसे माँगें।',
  ),
  picture: 'art:arch-lens',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Public Information Officer', 'जन सूचना अधिकारी'], people.devendraNathShukla],
        [
          ['First Appellate Authority', 'प्रथम अपीलीय अधिकारी'],
          ['The Principal', 'प्राचार्या'],
        ],
        [
          ['Fee', 'शुल्क'],
          ['₹10; free below the poverty line', '₹10; ग़रीबी रेखा से नीचे नि:शुल्क'],
        ],
        [
          ['Answer', 'उत्तर'],
          ['Within 30 days', '30 दिन के भीतर'],
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to ask', 'सूचना कैसे माँगें'),
      items: texts(
        [
          'Write which document or information you want, for which period, and where to send it. You need give no reason.',
          'लिखें कि कौन-सा दस्तावेज़ या सूचना चाहिए, किस अवधि की, और किस पते पर भेजें। कारण बताना ज़रूरी नहीं।',
        ],
        [
          'Add a postal order of ₹10, or pay at the accounts section. Below the poverty line, add a copy of the card instead.',
          '₹10 का पोस्टल ऑर्डर लगाएँ, या लेखा अनुभाग में जमा करें। ग़रीबी रेखा से नीचे हों, तो कार्ड की फोटोकॉपी लगाएँ।',
        ],
        [
          'Send it to the Public Information Officer by post, or hand it in at the college office, which gives a dated receipt.',
          'जन सूचना अधिकारी को डाक से भेजें, या कार्यालय में जमा करके तिथि वाली पावती लें।',
        ],
        [
          'Copies cost ₹2 a page. Looking at files is free for the first hour.',
          'फोटोकॉपी ₹2 प्रति पृष्ठ। पहले एक घंटे फ़ाइलें देखना नि:शुल्क है।',
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('If the answer does not satisfy you', 'उत्तर से संतुष्ट न हों, तो'),
      paragraphs: texts(
        [
          'Appeal within 30 days to the First Appellate Authority, without a fee. The decision comes within 30 days, or 45 with a reason.',
          '30 दिन के भीतर प्रथम अपीलीय अधिकारी को अपील करें; शुल्क नहीं लगता। निर्णय 30 दिन में, कारण होने पर 45 दिन में आता है।',
        ],
        [
          'A second appeal goes to the State Information Commission within 90 days.',
          'दूसरी अपील 90 दिन के भीतर राज्य सूचना आयोग में होती है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What is not given', 'कौन-सी सूचना नहीं दी जाती'),
      items: texts(
        [
          'Private details of a student or an employee that have nothing to do with a public activity',
          'किसी विद्यार्थी या कर्मचारी का निजी विवरण, जिसका सार्वजनिक काम से संबंध न हो',
        ],
        [
          'Question papers before the examination, and the names of examiners',
          'परीक्षा से पहले प्रश्नपत्र, और परीक्षकों के नाम',
        ],
        ['What the college does not keep', 'जो सूचना महाविद्यालय रखता ही नहीं'],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Governing body', 'प्रबंध समिति'], pagePaths.governingBody.path),
        link(['Contact', 'संपर्क'], pagePaths.contact.path),
      ],
    },
  ],
}
