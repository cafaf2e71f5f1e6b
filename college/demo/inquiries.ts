import { college } from '@prangan/college/config'

const { courses } = college
const teacher = `kavita.gautam@${college.email.replace(/.*@/, '')}`

const feedback = [
  {
    id: 'F-2026-A3C7KQ4',
    sentAt: '2026-09-12T18:20:00+05:30',
    subject: 'Reading room',
    message: 'The reading room closes at five. Please keep it open longer before the examinations.',
    sender: { name: 'Pratibha Maurya', email: 'pratibha.maurya@example.com', role: 'student' },
    steps: [
      { on: '2026-09-15', status: 'acknowledged', answer: 'We are asking the librarian.' },
      {
        on: '2026-10-05',
        status: 'closed',
        answer: 'During the examinations it stays open until 7 pm on working days.',
      },
    ],
  },
  {
    id: 'F-2026-D6E9MT7',
    sentAt: '2026-10-30T09:05:00+05:30',
    subject: 'पेयजल',
    message: 'द्वितीय तल पर पीने के पानी की व्यवस्था ठीक हो गई है। धन्यवाद।',
    sender: { name: 'रमेश चंद्र वर्मा', role: 'parent' },
    steps: [{ on: '2026-11-02', status: 'closed' }],
  },
  {
    id: 'F-2026-H4G3NV9',
    sentAt: '2026-11-17T20:44:00+05:30',
    subject: 'The new website',
    message: 'Notices are easy to find now. The fee table could be larger on a phone.',
    sender: { name: 'Imran Qureshi', email: 'imran.qureshi@example.com', role: 'alumnus' },
  },
  {
    id: 'F-2026-J7K6PW3',
    sentAt: '2026-11-20T11:31:00+05:30',
    subject: 'Bicycle stand',
    message: 'The bicycle stand has no roof. In the rains our seats are wet every day.',
    sender: { name: '', role: 'student' },
  },
] as const

const enquiries = [
  {
    id: 'E-2026-M9N4QX6',
    sentAt: '2026-06-18T10:10:00+05:30',
    subject: courses.bca.en,
    course: courses.bca.en,
    message: 'Is mathematics in class 12 required for B.C.A.?',
    sender: { name: 'Shubham Tripathi', email: 'shubham.tripathi@example.com', mobile: '6666641001' },
    steps: [
      {
        on: '2026-06-18',
        status: 'closed',
        answer:
          'No. You can come from any stream of class 12; mathematics helps but is not required. Please see the B.C.A. page.',
      },
    ],
  },
  {
    id: 'E-2026-P3Q7RY4',
    sentAt: '2026-07-02T15:22:00+05:30',
    subject: courses.ma.en,
    course: courses.ma.en,
    message: 'Can I take History in M.A. with Political Science in B.A.?',
    sender: { name: 'Kusum Lata', mobile: '6666641002' },
    steps: [{ on: '2026-07-03', status: 'closed', note: 'Answered by telephone: yes, by merit.' }],
  },
  {
    id: 'E-2026-R6T9UA7',
    sentAt: '2026-11-09T08:50:00+05:30',
    subject: 'Hostel',
    message: 'My daughter would have to travel 60 km. Is there a hostel for girls, or one nearby?',
    sender: { name: 'Devendra Nath Shukla', email: 'd.n.shukla@example.com' },
    steps: [{ on: '2026-11-10', status: 'acknowledged', note: 'Ask the proctor about the trust’s hostel.' }],
  },
  {
    id: 'E-2026-T4V6WC9',
    sentAt: '2026-11-16T13:15:00+05:30',
    subject: courses.msc.en,
    course: courses.msc.en,
    message:
      'When does the merit list for M.Sc. come out, and do you admit students from other universities?',
    sender: { name: 'Farah Naz', email: 'farah.naz@example.com', mobile: '6666641004' },
    steps: [{ on: '2026-11-17', assignedTo: teacher }],
  },
  {
    id: 'E-2026-W7X3YD6',
    sentAt: '2026-11-19T19:02:00+05:30',
    subject: courses.bcom.en,
    course: courses.bcom.en,
    message: 'बी.कॉम. प्रथम वर्ष का शुल्क कितना है और क्या किस्तों में जमा हो सकता है?',
    sender: { name: 'सुनीता देवी', mobile: '6666641005' },
  },
  {
    id: 'E-2026-Y9A6CE3',
    sentAt: '2026-11-21T16:40:00+05:30',
    subject: courses.bsc.en,
    course: courses.bsc.en,
    message: 'Which subjects can I combine with Zoology?',
    sender: { name: 'Ankit Raj', email: 'ankit.raj@example.com' },
  },
] as const

const grievances = [
  {
    id: 'G-2026-C4D7EF6',
    sentAt: '2026-04-06T11:00:00+05:30',
    category: 'scholarship',
    subject: 'Scholarship form not forwarded',
    message: 'I handed in my form on 12 February. The portal still shows it as pending with the college.',
    sender: { name: 'Sandhya Bharti', email: 'sandhya.bharti@example.com', mobile: '6666642001' },
    steps: [
      { on: '2026-04-07', status: 'acknowledged' },
      { on: '2026-04-10', status: 'with the committee', assignedTo: teacher },
      {
        on: '2026-04-20',
        status: 'decided',
        outcome: 'upheld',
        answer: 'We forwarded your form today. We are sorry for the delay.',
      },
      { on: '2026-05-04', status: 'closed' },
    ],
  },
  {
    id: 'G-2026-E6F9GH4',
    sentAt: '2026-07-13T14:35:00+05:30',
    category: 'fees',
    subject: 'Late fee charged twice',
    message: 'Both my receipts for June show the late fee.',
    sender: { name: 'Rohit Kumar Saroj', email: 'rohit.saroj@example.com' },
    steps: [
      { on: '2026-07-14', status: 'acknowledged' },
      {
        on: '2026-07-24',
        status: 'decided',
        outcome: 'not upheld',
        answer: 'One of the two receipts is a copy. You paid the fee once.',
      },
      { on: '2026-08-03', status: 'closed' },
    ],
  },
  {
    id: 'G-2026-G3H6JK9',
    sentAt: '2026-08-20T10:25:00+05:30',
    category: 'examination',
    subject: 'Marked absent although I sat the paper',
    message: 'For Economics, second paper, my marksheet says absent. My signature is on the attendance list.',
    sender: { name: 'Neha Chaurasia', email: 'neha.chaurasia@example.com', mobile: '6666642003' },
    scan: 'marksheet',
    steps: [
      { on: '2026-08-21', status: 'with the committee' },
      {
        on: '2026-09-04',
        status: 'decided',
        outcome: 'not upheld',
        answer: 'Your signature is not on the attendance list.',
      },
      { on: '2026-09-08', appeal: 'It is on the second page of the list, which nobody checked.' },
      {
        on: '2026-09-21',
        status: 'decided',
        outcome: 'upheld',
        answer:
          'We found your signature on the second page. We have asked the university to correct the marksheet.',
      },
      { on: '2026-10-12', status: 'closed' },
    ],
  },
  {
    id: 'G-2026-K9M4NP7',
    sentAt: '2026-09-25T09:40:00+05:30',
    category: 'documents',
    subject: 'Transfer certificate',
    message: 'I asked for it on 1 September and need it for admission elsewhere.',
    sender: { name: 'Aarti Vishwakarma', email: 'aarti.v@example.com' },
    steps: [
      { on: '2026-09-26', status: 'acknowledged' },
      {
        on: '2026-10-01',
        status: 'closed',
        outcome: 'withdrawn',
        note: 'She says that she has now received it.',
      },
    ],
  },
  {
    id: 'G-2026-N6P3QR4',
    sentAt: '2026-10-08T17:18:00+05:30',
    category: 'facilities',
    subject: 'Chemistry laboratory without exhaust',
    message: 'The exhaust fans have not worked since August. Some of us had to leave because of the fumes.',
    sender: { name: 'Mohd. Arif', email: 'mohd.arif@example.com', mobile: '6666642005' },
    steps: [
      { on: '2026-10-09', status: 'with the committee', assignedTo: teacher },
      { on: '2026-10-29', note: 'Asked for the estimate again.' },
    ],
  },
  {
    id: 'G-2026-Q4R7TU6',
    sentAt: '2026-10-14T21:50:00+05:30',
    category: 'conduct',
    subject: 'Turned away at the counter',
    message: 'I was told three times to come back tomorrow and was shouted at. I do not want my name known.',
    followUpCode: '4ACDEFGHJKMNPQRT',
    steps: [
      { on: '2026-10-15', status: 'acknowledged', answer: 'Thank you for telling us. Which day was it?' },
    ],
  },
  {
    id: 'G-2026-T9U6VW3',
    sentAt: '2026-10-26T12:05:00+05:30',
    category: 'teaching',
    subject: 'कक्षाएँ नियमित नहीं हो रही हैं',
    message:
      'हिन्दी द्वितीय प्रश्नपत्र की कक्षाएँ सितंबर से नियमित नहीं हो रही हैं। परीक्षा निकट है, कृपया व्यवस्था कराई जाए।',
    sender: { name: 'पूजा कुमारी', email: 'pooja.kumari@example.com' },
    steps: [
      { on: '2026-10-27', status: 'acknowledged' },
      {
        on: '2026-11-12',
        status: 'decided',
        outcome: 'partly upheld',
        answer: '16 नवंबर से प्रतिदिन अतिरिक्त कक्षा होगी।',
      },
    ],
  },
  {
    id: 'G-2026-V7W4XY9',
    sentAt: '2026-11-03T10:00:00+05:30',
    category: 'admission',
    subject: 'Weightage for NCC not counted',
    message: 'My C certificate was attached, but the list shows no weightage.',
    sender: { name: 'Harsh Vardhan Singh', email: 'harsh.vs@example.com', mobile: '6666642008' },
    scan: 'ncc-certificate',
    steps: [
      { on: '2026-11-04', status: 'with the committee' },
      {
        on: '2026-11-13',
        status: 'decided',
        outcome: 'not upheld',
        answer: 'You handed in the certificate after the last date.',
      },
      {
        on: '2026-11-18',
        appeal: 'I have the receipt from the counter. Its date is before the last date.',
      },
    ],
  },
  {
    id: 'G-2026-X3Y9AC6',
    sentAt: '2026-11-18T15:27:00+05:30',
    category: 'discrimination',
    subject: 'Seats in the computer laboratory',
    message: 'Girls are given the machines that do not work. This has gone on all semester.',
    sender: { name: 'Gulafsha Bano', email: 'gulafsha.bano@example.com' },
    steps: [{ on: '2026-11-19', status: 'acknowledged', assignedTo: teacher }],
  },
  {
    id: 'G-2026-A6C4DE7',
    sentAt: '2026-11-21T18:33:00+05:30',
    category: 'examination',
    subject: 'Admit card with a wrong subject',
    message: 'My admit card says Sociology; I have Geography. The examination begins on 3 December.',
    sender: { name: 'Vishal Nishad', email: 'vishal.nishad@example.com', mobile: '6666642010' },
  },
] as const

/** An id has the letter of its kind; an inquiry without a sender is anonymous. */
export const demoInquiries = [...feedback, ...enquiries, ...grievances]
