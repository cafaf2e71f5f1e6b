import { both } from '@prangan/contract/content/write-seed'
import type { FacultyName, FacultyPages } from '@prangan/contract/departments'

export const faculties: Readonly<Record<FacultyName, FacultyPages>> = {
  'home-science': {
    courses: ['bhsc'],
    hasSyllabus: true,
    lead: both(
      'Food, cloth and the house, studied as a science and as a trade.',
      'अन्न, वस्त्र आणि घर: विज्ञानही आणि व्यवसायही.',
    ),
    overview: [
      both(
        'The School of Home Science has a kitchen laboratory, a loom room and a nursery class.',
        'गृहविज्ञान विभागात पाकशास्त्राची प्रयोगशाळा, हातमागाची खोली आणि बालवर्ग आहे.',
      ),
    ],
    facts: [
      { name: both('Laboratories', 'प्रयोगशाळा'), value: both('Nutrition, textiles', 'पोषण, वस्त्रशास्त्र') },
    ],
    list: {
      title: both('Home Science teachers', 'गृहविज्ञानाचे शिक्षक'),
      lead: both(
        'Who teaches home science, and how to write to them.',
        'गृहविज्ञान कोण शिकवते, आणि त्यांना कसे लिहायचे.',
      ),
    },
  },
  'social-work': {
    courses: ['bsw'],
    hasSyllabus: false,
    lead: both(
      'Two days of each week are spent in villages and in the town’s wards.',
      'दर आठवड्याला दोन दिवस गावांत आणि शहरातील वॉर्डांत काम.',
    ),
    overview: [
      both(
        'The School of Social Work began with the self-help groups of twelve villages.',
        'समाजकार्य विभागाची सुरुवात बारा गावांतील बचत गटांपासून झाली.',
      ),
    ],
    facts: [{ name: both('Field work', 'क्षेत्रकार्य'), value: both('Two days a week', 'आठवड्यातून दोन दिवस') }],
    list: {
      title: both('Social Work teachers', 'समाजकार्याचे शिक्षक'),
      lead: both(
        'Who teaches social work, and how to write to them.',
        'समाजकार्य कोण शिकवते, आणि त्यांना कसे लिहायचे.',
      ),
    },
  },
}
