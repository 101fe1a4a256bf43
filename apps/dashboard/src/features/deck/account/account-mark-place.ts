/**
 * Where an account is marked: in the header of a column, in one collapsed to a strip, at the edge of one without a
 * header, at an entry of the rail or a tab, in a row of a menu, or in a listbox.
 */
export type AccountMarkPlace = 'header' | 'strip' | 'edge' | 'rail' | 'tab' | 'row' | 'option'
