import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import c from './recorrente.module.css';

type Serie = RespostaDe<'getSerie'>;

/** The person's account of a series: what each draw cost, and what it brought (REGRAS 2.12 Recurring). */
export function ExtratoDaSerie({ serie: { extrato, conta } }: { readonly serie: Serie }) {
  return (
    <Cartao titulo="Histórico" rente>
      <p className={c['resumo']}>
        Você pôs {reais(conta.pago)} e recebeu {reais(conta.premios)} em prêmios.
      </p>
      <Lista>
        {extrato.map((linha) => (
          <LinhaLista
            key={linha.idBolao}
            titulo={`${formatarMomento(linha.sorteioEm)} · concurso ${linha.concurso.toLocaleString('pt-BR')}`}
            detalhe={detalheDe(linha)}
            fim={linha.pago > 0 ? reais(linha.pago) : undefined}
            href={linha.cotas > 0 ? paths.meusGruposLoteria(linha.idBolao) : undefined}
          />
        ))}
      </Lista>
    </Cartao>
  );
}

function detalheDe({ destinoRotulo, motivo, cotas, premio }: Serie['extrato'][number]): string {
  const partes = [
    destinoRotulo,
    ...(motivo === null ? [] : [motivo.toLowerCase()]),
    ...(cotas === 0 ? [] : [cotas === 1 ? '1 cota' : `${cotas} cotas`]),
    ...(premio === 0 ? [] : [`prêmio de ${reais(premio)}`]),
  ];
  return partes.join(' · ');
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
