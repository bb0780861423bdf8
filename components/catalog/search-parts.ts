import { KeywordSuggestions as LiveKeywordSuggestions } from '@/components/catalog/keyword-suggestions';
import { withQueries } from '@/components/ui/query-provider';

/** What a search field needs once it is touched. */
export const KeywordSuggestions = withQueries(LiveKeywordSuggestions);
