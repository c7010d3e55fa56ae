import { HistorySections } from './history-records'

export const History = () => (
  <HistorySections
    experiences={[
      {
        id: '019a0000-0000-7000-8000-000000000004',
        employer: 'Harbour Nights',
        position: 'Door supervisor',
        description: 'Searches and queues.',
        from: '2018-03-01',
        to: null,
      },
    ]}
    educationRecords={[]}
  />
)
