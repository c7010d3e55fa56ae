export type { Actor, ActorOf, Admit, Requirements, CompanyActor, SeekerActor, ShiftActor } from './actor'
