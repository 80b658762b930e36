import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { Contexto } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { faceDoGrupo } from '../../grupos/index.ts';
import { lembrarPorPouco } from '../lembrar-por-pouco.ts';
import { desenharGrupo } from './desenhar-grupo.ts';

/** The picture of a public living group's link; there is none of any other, as if it did not exist (REGRAS 2.23). */
export async function getPreviaDoGrupo(
  { deps }: Contexto,
  { params: { id } }: Recebida<typeof marketing.getPreviaDoGrupo>,
): Promise<RespostaBinaria> {
  const desenho = await desenhosDe(deps)(String(id));
  if (desenho === 'inexistente') return recusar('naoEncontrado');
  return { tipo: 'image/png', nome: 'previa.png', bytes: desenho, cache: 'breve' };
}

type Desenhos = (id: string) => Promise<Buffer | 'inexistente'>;
const feitos = new WeakMap<Deps['db'], Desenhos>();

/** Drawn twice a minute at most, as the cards are read (ADR 038). */
function desenhosDe(deps: Deps): Desenhos {
  const existente = feitos.get(deps.db);
  if (existente !== undefined) return existente;
  const desenhos = lembrarPorPouco(deps.relogio.parede, async (id) => {
    const grupo = await faceDoGrupo(deps.db, Number(id));
    if (grupo === undefined) return 'inexistente';
    return (await deps.gateways.imagens.desenhar(desenharGrupo(grupo))) ?? recusar('indisponivel');
  });
  feitos.set(deps.db, desenhos);
  return desenhos;
}
