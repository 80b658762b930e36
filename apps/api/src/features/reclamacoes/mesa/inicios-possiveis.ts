import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Executor } from '../../../db/banco.ts';
import { inicioProvado } from '../provas/inicio-provado.ts';
import type { Reclamacao } from '../repository.ts';

/**
 * The days from which an operator may count: the one that the product proves, the one that the member named, where the
 * files prove it, and the day of the complaint (REGRAS 2.18).
 */
export async function iniciosPossiveis(
  db: Executor,
  r: Reclamacao,
): Promise<readonly { readonly desde: Dia; readonly porque: string }[]> {
  const aberta = diaDe(r.abertaEm ?? r.criadaEm);
  // Cotas go back whole: no days are counted.
  if (r.objeto === 'bolao') return [{ desde: aberta, porque: 'dia da reclamação' }];
  const falhaDesde = r.falhaDesde ?? aberta;
  const provada = await inicioProvado(db, { grupoId: r.grupoId, falhaDesde });
  const inicios = [
    ...(provada !== null && provada <= aberta ? [{ desde: provada, porque: 'com prova nossa' }] : []),
    { desde: falhaDesde, porque: 'como o membro contou' },
    { desde: aberta, porque: 'dia da reclamação' },
    // Days that an agreement gave back already are not counted again.
    ...(r.contaDesde !== null && r.contaDesde > aberta ? [{ desde: r.contaDesde, porque: 'depois do acordo' }] : []),
  ];
  const cedo = r.contaDesde !== null && r.contaDesde > aberta ? r.contaDesde : '';
  const cabem = inicios.filter(({ desde }) => desde >= cedo);
  return cabem.filter(({ desde }, i) => cabem.findIndex((outro) => outro.desde === desde) === i);
}
