import { diaDe, instanteDe } from '@rateia/domain/datas';
import { diaDaSemana, formatarDiaRelativo, formatarHora } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReaisCurto } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { agora } from '../../../lib/relogio.ts';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { MarcaDaLoteria } from '../../../ui/loteria/bola.tsx';
import c from './loterias.module.css';

export type ItemDaAgenda = RespostaDe<'getAgendaDeLoterias'>['itens'][number];

/** The next draw of each lottery, the nearest first: when, how much, and what the chance really is. */
export function ProximosSorteios({ itens }: { readonly itens: readonly ItemDaAgenda[] }) {
  return (
    <Lista>
      {itens
        .toSorted((a, b) => a.dataSorteio.localeCompare(b.dataSorteio) || a.id - b.id)
        .map((item) => (
          <LinhaLista
            key={item.slug}
            inicio={<MarcaDaLoteria loteria={item.slug} />}
            titulo={item.nome}
            detalhe={detalheDe(item)}
            fim={<b className={c['premio']}>{premioDe(item)}</b>}
          />
        ))}
    </Lista>
  );
}

/** "Concurso 3.091, hoje, 21h · chance de 1 em 50.063.860". */
function detalheDe({ concurso, dataSorteio, chance }: ItemDaAgenda): string {
  const dia = diaDe(dataSorteio);
  const relativo = formatarDiaRelativo(dia, diaDe(instanteDe(agora())));
  const quando = /\d/.test(relativo) ? `${diaDaSemana(dia)}, ${relativo}` : relativo.toLowerCase();
  const momento = `${quando}, ${formatarHora(dataSorteio)}`;
  const partes = [
    concurso === null ? momento : `Concurso ${numero(concurso)} · ${momento}`,
    ...(chance === null ? [] : [`aposta simples: 1 chance em ${numero(Math.round(chance))}`]),
  ];
  return partes.join(' · ');
}

function premioDe({ premioEstimado }: ItemDaAgenda): string {
  return premioEstimado === null ? 'a definir' : formatarReaisCurto(centavos(premioEstimado));
}

function numero(valor: number): string {
  return valor.toLocaleString('pt-BR');
}
