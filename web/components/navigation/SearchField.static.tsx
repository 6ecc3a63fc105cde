import { SearchForm } from './SearchField.tsx';

/** The form on a page that needs no code for it. */
export const ServerSearchForm = SearchForm;
