import { MEIOS_DO_PLUS } from '@rateia/domain/carteira/plus';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { useAssinarPlus } from '../mutations.ts';
import type { Plus } from '../plus.ts';
import { plusQueries } from '../queries.ts';
import c from './plus.module.css';

/** The rules of a month of Plus, and its payment by the wallet or by Pix (REGRAS 2.32). */
export function AssinarPlus({ plus: { mensal } }: { readonly plus: Plus }) {
  const [escolha, setEscolha] = useState<number>();
  const [recusa, setRecusa] = useState<string>();
  const meios = useQuery(plusQueries.meios(mensal));
  const aceitos = (meios.data?.meios ?? []).filter(({ id }) => MEIOS_DO_PLUS.includes(id));
  const meio = meioEscolhido(escolha, aceitos);
  const custo = aceitos.find(({ id }) => id === meio)?.custo ?? 0;
  const assinar = useAssinarPlus(({ message }) => setRecusa(message));
  const dias = useRegras()?.reembolso.diasDeArrependimento;
  function pagar(): void {
    setRecusa(undefined);
    if (meio !== undefined) assinar.mutate({ body: { meioPagamento: meio, valorTotal: mensal + custo } });
  }
  return (
    <Cartao titulo="Assinar o Plus">
      <div className={c['pilha']}>
        <ul className={c['regras']}>
          <li>Cada mês é pago com o seu saldo no último dia. Sem saldo, o Plus termina, e você não deve nada.</li>
          <li>Faturas que já saíram não mudam. A próxima já vem com a taxa reduzida.</li>
          {dias !== undefined && <li>{`Até ${dias} dias depois de assinar, você pode desistir e tudo volta.`}</li>}
          <li>Para sair depois, basta um toque: vale até o fim do mês pago.</li>
        </ul>
        <Consulta consulta={meios} erro="Não conseguimos carregar as formas de pagamento">
          {({ saldo }) => (
            <MeiosPagamento
              meios={meiosDoServidor({ meios: aceitos, saldo })}
              escolhido={meio}
              aoEscolher={setEscolha}
            />
          )}
        </Consulta>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <Botao
          tamanho="lg"
          bloco
          desligado={meio === undefined}
          fazendo={assinar.isPending && 'Pagando'}
          onClick={pagar}
        >
          {`${verboDoMeio(meio, aceitos)}: ${formatarReais(centavos(mensal + custo))}`}
        </Botao>
      </div>
    </Cartao>
  );
}
