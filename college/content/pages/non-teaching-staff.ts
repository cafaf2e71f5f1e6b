import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.nonTeachingStaff.path,
  aliases: [pagePaths.nonTeaching.path],
  title: both('Non-teaching staff', 'शिक्षणेतर कर्मचारी'),
  description: [
    'The people of the office, the library, the laboratories and the campus: administrative, technical and support staff.',
    'कार्यालय, पुस्तकालय, प्रयोगशालाओं और परिसर के प्रशासनिक, तकनीकी और सहायक कर्मचारी।',
  ],
  lead: both(
    'They open the gate before the first class and lock it after the last.',
    'पहली कक्षा से पहले गेट खोलने से लेकर अंतिम कक्षा के बाद ताला लगाने तक, सब इन्हीं के हाथों होता है।',
  ),
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'table',
      heading: both('Administrative and technical staff', 'प्रशासनिक और तकनीकी कर्मचारी'),
      caption: both('Administrative and technical staff', 'प्रशासनिक और तकनीकी कर्मचारी'),
      columns: texts(columns.number, columns.name, columns.designation, ['Section', 'अनुभाग']),
      rows: rows(
        ['1', people.devendraNathShukla, posts.officeSuperintendent, ['Office', 'कार्यालय']],
        [
          '2',
          ['Shri Mahesh Chand Sahu', 'श्री महेश चंद साहू'],
          ['Accounts Officer', 'लेखाधिकारी'],
          ['Accounts', 'लेखा'],
        ],
        ['3', people.shabanaBegum, posts.librarian, ['Library', 'पुस्तकालय']],
        [
          '4',
          ['Shri Raj Kumar Sonkar', 'श्री राज कुमार सोनकर'],
          ['Senior Assistant', 'वरिष्ठ सहायक'],
          ['Admission counter', 'प्रवेश काउंटर'],
        ],
        ['5', ['Smt. Usha Rani Saini', 'श्रीमती उषा रानी सैनी'], posts.assistant, ['Examination', 'परीक्षा']],
        [
          '6',
          ['Shri Santosh Kumar Prajapati', 'श्री संतोष कुमार प्रजापति'],
          posts.assistant,
          ['Scholarships', 'छात्रवृत्ति'],
        ],
        [
          '7',
          ['Shri Daniel Masih', 'श्री डेनियल मसीह'],
          ['Computer Operator', 'कंप्यूटर ऑपरेटर'],
          ['Office', 'कार्यालय'],
        ],
        [
          '8',
          ['Kumari Pooja Jatav', 'कुमारी पूजा जाटव'],
          ['Library Assistant', 'पुस्तकालय सहायक'],
          ['Library', 'पुस्तकालय'],
        ],
        [
          '9',
          ['Shri Rakesh Kumar Srivas', 'श्री राकेश कुमार श्रीवास'],
          posts.laboratoryAssistant,
          departments.physics,
        ],
        ['10', ['Smt. Geeta Bisht', 'श्रीमती गीता बिष्ट'], posts.laboratoryAssistant, departments.chemistry],
        ['11', ['Shri Imtiyaz Ali', 'श्री इम्तियाज़ अली'], posts.laboratoryAssistant, departments.botany],
        [
          '12',
          ['Shri Bhola Nath Nishad', 'श्री भोला नाथ निषाद'],
          posts.laboratoryAssistant,
          departments.zoology,
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('Support staff', 'सहायक कर्मचारी'),
      caption: both('Support staff', 'सहायक कर्मचारी'),
      columns: texts(columns.number, columns.name, columns.designation, ['Place of work', 'कार्यस्थल']),
      rows: rows(
        [
          '1',
          ['Shri Ram Avadh Pandey', 'श्री राम अवध पांडेय'],
          ['Record keeper', 'अभिलेखपाल'],
          ['Office', 'कार्यालय'],
        ],
        [
          '2',
          ['Shri Munna Lal Kashyap', 'श्री मुन्ना लाल कश्यप'],
          ['Office attendant', 'कार्यालय परिचर'],
          ['Principal’s office', 'प्राचार्य कार्यालय'],
        ],
        [
          '3',
          ['Smt. Phoolkumari Devi', 'श्रीमती फूलकुमारी देवी'],
          ['Attendant', 'परिचर'],
          ['Girls’ common room', 'छात्रा कॉमन रूम'],
        ],
        [
          '4',
          ['Shri Salim Ahmad', 'श्री सलीम अहमद'],
          ['Library attendant', 'पुस्तकालय परिचर'],
          ['Library', 'पुस्तकालय'],
        ],
        [
          '5',
          ['Shri Shiv Poojan Rajbhar', 'श्री शिव पूजन राजभर'],
          ['Laboratory attendant', 'प्रयोगशाला परिचर'],
          ['Science block', 'विज्ञान भवन'],
        ],
        [
          '6',
          ['Shri Gulab Chand Mishra', 'श्री गुलाब चंद मिश्रा'],
          ['Gardener', 'माली'],
          ['Courtyard and herbal garden', 'प्रांगण और औषधीय उद्यान'],
        ],
        [
          '7',
          ['Smt. Sunder Devi', 'श्रीमती सुंदर देवी'],
          ['Sanitation worker', 'सफ़ाई कर्मी'],
          ['Campus', 'परिसर'],
        ],
        [
          '8',
          ['Shri Jagdish Prasad', 'श्री जगदीश प्रसाद'],
          ['Electrician and pump operator', 'इलेक्ट्रीशियन और पंप ऑपरेटर'],
          ['Campus', 'परिसर'],
        ],
        ['9', ['Shri Thakur Prasad Singh', 'श्री ठाकुर प्रसाद सिंह'], posts.watchman, ['Main gate', 'मुख्य द्वार']],
        ['10', ['Shri Mohammad Yunus', 'श्री मोहम्मद यूनुस'], posts.watchman, ['Campus, night', 'परिसर, रात्रि']],
      ),
    },
    { kind: 'actions', links: [link(['Contact the office', 'कार्यालय से संपर्क'], pagePaths.contact.path)] },
  ],
}
