import type { Instante } from '@rateia/domain/datas';
import type { PublicoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import { textoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { COMUNICADO_ENVIAR, ENVIAR_COMUNICADO } from '../agenda.ts';
import { insertComunicado } from './comunicados-repository.ts';
import { contarPublico } from './publico-do-comunicado.ts';

export type ComunicadoEscrito = {
  readonly categoria: CategoriaComunicacao;
  readonly publico: PublicoDoComunicado;
  readonly uf: string | null;
  readonly titulo: string;
  readonly texto: string;
  readonly link: string;
};

/** Writes an announcement down and sees to it that it leaves at its time (REGRAS 2.19). */
export async function criarComunicado(
  trx: Trx,
  deps: Pick<Deps, 'cifra' | 'relogio'>,
  c: ComunicadoEscrito & { readonly saiEm: Instante | null; readonly operadorId: number; readonly agora: Instante },
): Promise<number> {
  const { agora, saiEm } = c;
  const depois = saiEm !== null && saiEm > agora;
  const id = await insertComunicado(trx, {
    categoria: c.categoria,
    publico: c.publico,
    uf: c.uf,
    titulo: textoDoComunicado(c.titulo),
    texto: textoDoComunicado(c.texto),
    link: c.link,
    pessoas: await contarPublico(trx, deps, c),
    operador_id: c.operadorId,
    criado_em: agora,
    sai_em: depois ? saiEm : agora,
  });
  if (depois) await agendarPrazo(trx, { tipo: COMUNICADO_ENVIAR, alvoId: id, venceEm: saiEm, agora });
  else await enfileirar(trx, ENVIAR_COMUNICADO, { comunicadoId: id });
  return id;
}
