import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';

interface Campanha {
  readonly id: number;
  readonly situacao: string;
}

/**
 * What the demonstration promotes is switched off before the tests, by the call that an operator makes: a modal would
 * stand over what they look at, and when it comes depends on how long they look. Those of the tests themselves are their own.
 */
// biome-ignore lint/style/noDefaultExport: the form that Playwright asks for
export default async function semCampanhas(): Promise<void> {
  const como = await sessaoDe(DEMONSTRACAO.lider);
  const { itens } = await chamar<{ itens: readonly Campanha[] }>('GET /backoffice/marketing', { como });
  for (const { id, situacao } of itens)
    if (situacao === 'noAr' || situacao === 'agendada' || situacao === 'encerrada')
      await chamar(`POST /backoffice/marketing/${id}/desligar`, { como, corpo: {} });
}
