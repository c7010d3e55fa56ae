export type { Actor, ActorOf, Admit, Requirements, CompanyActor, SeekerActor, ShiftActor, StaffActor } from './actor'
export { actingMember, asWorkerReads, memberWords } from './member-words'
