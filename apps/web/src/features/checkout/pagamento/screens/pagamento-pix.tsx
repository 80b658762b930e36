import { milissegundosDe } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { EstadoPix } from '../../../../ui/pagamento/pix-painel.tsx';
import { PixPainel } from '../../../../ui/pagamento/pix-painel.tsx';
import type { Volta } from '../../conclusao/destino.ts';
import { depoisDePago, semPagamento, trocarForma } from '../../conclusao/destino.ts';
import { useConferirPagamento, useNovoCodigo } from '../../mutations.ts';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';
import { NestaCompra } from '../components/nesta-compra.tsx';
import { PassosDoPagamento } from '../components/passos-do-pagamento.tsx';
import { PixDevolvido } from '../components/pix-devolvido.tsx';
import c from './pagamento-pix.module.css';

/** The time for which "Pix recebido" is shown before the screen goes on by itself. */
const CELEBRACAO_MS = 2200;

/**
 * /checkout/pagamento/processando/pix (spec 2, §2): it asks every 2 s, and goes on by itself when the money has come.
 */
export function TelaPagamentoPix() {
  const { idPagamento = '', idPreCheckout, idFatura } = useBusca();
  const pagamento = useQuery(checkoutQueries.acompanharPagamento(idPagamento));
  if (pagamento.data === undefined) {
    return (
      <Pagina titulo="Pagar com Pix" voltar={paths.carteiraCreditos()} largura="media">
        <Consulta
          consulta={pagamento}
          esqueleto={<OssoLista quantos={2} />}
          erro="Não conseguimos carregar este pagamento"
        >
          {() => null}
        </Consulta>
      </Pagina>
    );
  }
  return (
    <Pagar
      key={idPagamento}
      pagamento={pagamento.data}
      volta={{ idPreCheckout, idFatura }}
      recarregar={() => void pagamento.refetch()}
    />
  );
}

interface PagarProps {
  pagamento: Pagamento;
  volta: Volta;
  recarregar: () => void;
}

function Pagar({ pagamento, volta, recarregar }: PagarProps) {
  const { id, estado, vencimento, criadoEm } = pagamento;
  const novoCodigo = useNovoCodigo({ idGrupo: pagamento.idGrupo });
  const conferir = useConferirPagamento();
  const pago = estado === ID_ESTADO_PAGAMENTO.pago;
  const acabou = semPagamento(estado);
  const destino = depoisDePago(pagamento, volta);
  useEffect(() => {
    if (!pago) return;
    const espera = setTimeout(() => void irPara(destino, { substitui: true }), CELEBRACAO_MS);
    return () => clearTimeout(espera);
  }, [pago, destino]);
  useEffect(() => {
    if (acabou) void irPara(paths.checkoutPagamentoFalha({ idPagamento: id }), { substitui: true });
  }, [acabou, id]);

  const outraForma = trocarForma(pagamento, volta);
  const aberto = !pago && estado !== ID_ESTADO_PAGAMENTO.devolvido;
  return (
    <Pagina titulo="Pagar com Pix" voltar={outraForma} largura="media">
      <div className={c['tela']}>
        {estado === ID_ESTADO_PAGAMENTO.devolvido ? (
          <PixDevolvido
            pagamento={pagamento}
            href={pagamento.idGrupo === null ? paths.carteiraCreditos() : paths.grupo(pagamento.idGrupo)}
            acao={pagamento.idGrupo === null ? 'Ver carteira' : 'Ver o grupo'}
          />
        ) : (
          <PixPainel
            valor={pagamento.valor}
            para={`Para ${MARCA} Pagamentos`}
            estado={estadoDoPainel(pagamento)}
            copiaECola={pagamento.copiaECola}
            venceEm={milissegundosDe(vencimento)}
            duracao={milissegundosDe(vencimento) - milissegundosDe(criadoEm)}
            venceAs={formatarHora(vencimento)}
            agora={agora}
            aoVencer={recarregar}
            aoGerarNovo={() => novoCodigo.mutate({ params: { id } })}
            gerando={novoCodigo.isPending}
          />
        )}
        {pago && (
          <Botao tamanho="lg" href={destino}>
            Continuar
          </Botao>
        )}
        {aberto && (
          <>
            <div className={c['cartoes']}>
              <PassosDoPagamento pagamento={pagamento} />
              <NestaCompra pagamento={pagamento} />
            </div>
            <div className={c['saidas']}>
              <Botao
                variante="suave"
                fazendo={conferir.isPending && 'Conferindo com o banco'}
                onClick={() => conferir.mutate({ params: { id } })}
              >
                Já paguei, conferir agora
              </Botao>
              <Ligacao href={outraForma}>Trocar a forma de pagamento</Ligacao>
            </div>
          </>
        )}
      </div>
    </Pagina>
  );
}

const paineis: Partial<Record<EstadoPagamento, EstadoPix>> = {
  [ID_ESTADO_PAGAMENTO.pago]: 'pago',
  [ID_ESTADO_PAGAMENTO.expirado]: 'expirado',
};

/** A charge without its code yet is being made; one whose answer is in doubt stays payable. */
function estadoDoPainel({ estado, copiaECola }: Pagamento): EstadoPix {
  return paineis[estado] ?? (copiaECola === null ? 'preparando' : 'aguardando');
}
