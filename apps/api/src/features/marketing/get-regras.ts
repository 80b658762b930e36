import type { Chamadas } from '@rateia/contracts/todas';
import type { Contexto } from '../../http/contexto.ts';

/** The numbers in force that screens show: the newest approved version, never the defaults of the code (HOUSE §5). */
export async function getRegras({ deps }: Pick<Contexto, 'deps'>): Promise<Chamadas['getRegras']['resposta']> {
  const { grupos, liberacao, ...regras } = await deps.regras();
  const diasDeLiberacao = liberacao.faixas.map(({ dias }) => Math.max(dias, liberacao.diasMinimos));
  return {
    ...regras,
    grupos: { ...grupos, diasParaFormar: grupos.formacao.dias },
    liberacao: { diasNoMinimo: Math.min(...diasDeLiberacao), diasNoMaximo: Math.max(...diasDeLiberacao) },
  };
}
