import { centavos, formatarReais, somar } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import c from './meu-bolao.module.css';

type MeuBolao = RespostaDe<'getMeuBolao'>;

/** A pool that was cancelled before its draw: why, and what came back (REGRAS 2.12). */
export function BolaoCancelado({ bolao }: { readonly bolao: MeuBolao }) {
  const { devolvido, motivoCancelamento } = bolao;
  if (devolvido === null) return null;
  const [valor, desculpa] = [centavos(devolvido.valor), centavos(devolvido.desculpa)];
  const cotas = devolvido.cotas === 1 ? 'Sua cota' : `Suas ${devolvido.cotas} cotas`;
  return (
    <Cartao titulo="Este bolão não foi para o sorteio">
      <div className={c['pilha']}>
        <p>{motivoCancelamento ?? 'O bolão foi cancelado'}. Tudo o que você pagou voltou pelo meio que usou.</p>
        <ListaDefinicao
          itens={[
            { rotulo: cotas, valor: formatarReais(valor), detalhe: 'com a taxa' },
            ...(desculpa === 0
              ? []
              : [{ rotulo: 'Pedido de desculpas', valor: formatarReais(desculpa), detalhe: 'no seu saldo' }]),
            { rotulo: 'De volta para você', valor: formatarReais(somar(valor, desculpa)), total: true },
          ]}
        />
        <Botao bloco href={paths.loteria()}>
          Ver outros bolões
        </Botao>
        <Botao variante="linha" bloco href={paths.carteiraCreditos()}>
          Ver no extrato
        </Botao>
      </div>
    </Cartao>
  );
}
