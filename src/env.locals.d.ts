declare namespace App {
  interface Locals {
    /** Set by a lesson page for the components inside its text. */
    lesson?: import('./components/learn/context.ts').LessonContext;
  }
}
