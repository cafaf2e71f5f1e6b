import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.literaryClub.path,
  title: both('Literary club', 'साहित्य परिषद्'),
  description: [
    'The literary club reads, writes, recites and debates in Hindi, English, Sanskrit and Urdu; its four members and its year.',
    'साहित्य परिषद् में हिन्दी, अंग्रेज़ी, संस्कृत और उर्दू में पठन, लेखन, काव्य-पाठ और वाद-विवाद; उसके चार सदस्य और वर्ष भर के आयोजन।',
  ],
  lead: both('Read, write, recite, argue.', 'पढ़िए, लिखिए, सुनाइए, बहस कीजिए।'),
  picture: 'art:arch-books',
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the literary club', 'साहित्य परिषद् के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, columns.department),
      rows: rows(
        ['1', people.vivekSrivastava, posts.convener, departments.english],
        ['2', people.pushpaDeviMaurya, posts.member, departments.hindi],
        ['3', people.rameshChandraTripathi, posts.member, departments.sanskrit],
        ['4', people.irfanAhmadAnsari, posts.member, departments.history],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts([
        'The club meets on Wednesdays at 2 p.m. in the seminar hall. Somebody brings a poem, a story or a page of an essay, and the others say what they heard in it. There is no fee and no list to sign: come and sit down.',
        'परिषद् की बैठक हर बुधवार को दोपहर 2 बजे संगोष्ठी कक्ष में होती है। कोई कविता, कहानी या निबंध का एक पृष्ठ पढ़ा जाता है और फिर उस पर सब अपनी बात कहते हैं। न कोई शुल्क है, न किसी सूची में नाम लिखाना है: आइए और बैठ जाइए।',
      ]),
    },
    {
      kind: 'list',
      heading: both('In the course of the year', 'वर्ष भर के आयोजन'),
      items: [
        both(
          'September: essays, recitation and debate in the Hindi fortnight',
          'सितंबर: हिन्दी पखवाड़े में निबंध, काव्य-पाठ और वाद-विवाद',
        ),
        both(
          'November: a translators’ afternoon, Hindi to English and back',
          'नवंबर: अनुवाद गोष्ठी, हिन्दी से अंग्रेज़ी और अंग्रेज़ी से हिन्दी',
        ),
        both(
          'January: a poets’ evening with students, teachers and guests',
          'जनवरी: काव्य संध्या, विद्यार्थियों, शिक्षकों और अतिथियों के साथ',
        ),
        both(
          'March: the yearly magazine, Sarvodaya Prabha, appears',
          'मार्च: वार्षिक पत्रिका ‘सर्वोदय प्रभा’ का प्रकाशन',
        ),
      ],
    },
    {
      kind: 'text',
      heading: both('Send us your writing', 'अपनी रचना भेजें'),
      paragraphs: texts([
        'Send writings and ideas for the Creative Corner and the magazine to {{literaryClub.email}}, at any time of the year.',
        '‘रचना कोना’ और पत्रिका के लिए रचनाएँ और विचार साल भर {{literaryClub.email}} पर भेजें।',
      ]),
    },
    { kind: 'actions', links: [link(['Creative corner', 'रचना कोना'], pagePaths.creativeCorner.path)] },
  ],
}
