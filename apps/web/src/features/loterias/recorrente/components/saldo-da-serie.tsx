import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { sorteiosQueOSaldoPaga } from '@rateia/domain/loterias/adesao';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { useDevolverSaldo, useGuardarSaldo } from '../mutations.ts';
import c from './recorrente.module.css';

type Serie = RespostaDe<'getSerie'>;
type Adesao = NonNullable<Serie['adesao']>;

/** How many of the draws that come, in their order and without those passed over, the balance of the series pays. */
export function sorteiosPagos({ sorteios }: Serie, { saldo, cotas }: Adesao): number {
  const valores = sorteios.filter(({ pulado }) => !pulado).map(({ preco }) => preco.total * cotas);
  return sorteiosQueOSaldoPaga(saldo, valores);
}

/** The money that a member put aside for this series: in from the wallet, and back whenever he wants (REGRAS 2.12 Recurring). */
export function SaldoDaSerie({ serie, adesao }: { readonly serie: Serie; readonly adesao: Adesao }) {
  const { id, proximo } = serie;
  const { saldo, cotas } = adesao;
  const [valor, setValor] = useState<number | undefined>(proximo === null ? undefined : proximo.preco.total * cotas);
  const [recusa, setRecusa] = useState<string>();
  const guardar = useGuardarSaldo(setRecusa);
  const devolver = useDevolverSaldo();
  return (
    <Cartao titulo="Seu saldo neste bolão">
      <form
        className={c['compra']}
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          setRecusa(undefined);
          if (valor !== undefined) guardar.mutate({ params: { id }, body: { valor } });
        }}
      >
        <p>
          <strong>{reais(saldo)}</strong> {daPara(saldo, sorteiosPagos(serie, adesao))}
        </p>
        <CampoDinheiro
          name="valor"
          rotulo="Quanto guardar"
          apoio="Sai da sua carteira e só paga sorteios deste bolão."
          value={valor}
          onChange={setValor}
        />
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa} <Ligacao href={paths.carteiraAdicionarValor()}>Adicionar à carteira</Ligacao>
          </Nota>
        )}
        <Botao
          tipo="submit"
          variante="suave"
          bloco
          desligado={valor === undefined || valor === 0}
          fazendo={guardar.isPending && 'Guardando'}
        >
          Guardar neste bolão
        </Botao>
        {saldo > 0 && (
          <Botao
            variante="linha"
            bloco
            fazendo={devolver.isPending && 'Devolvendo'}
            onClick={() => devolver.mutate({ params: { id } })}
          >
            Devolver à carteira
          </Botao>
        )}
        <p className={c['apoio']}>
          O saldo é seu e volta quando quiser, sem custo. O que faltar para um sorteio sai da sua carteira.
        </p>
      </form>
    </Cartao>
  );
}

function daPara(saldo: number, quantos: number): string {
  if (saldo === 0) return 'guardados. Os sorteios são cobrados da sua carteira.';
  if (quantos === 0) return 'guardados, que ainda não pagam um sorteio inteiro.';
  return quantos === 1 ? 'guardados, que dão para 1 sorteio.' : `guardados, que dão para ${quantos} sorteios.`;
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
