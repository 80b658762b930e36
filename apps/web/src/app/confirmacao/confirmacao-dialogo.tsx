import * as chamadas from '@rateia/contracts/chamadas';
import type { MeioDeConfirmacao } from '@rateia/domain/sessao/confirmacao';
import { ACAO_SENSIVEL } from '@rateia/domain/sessao/confirmacao';
import { useEffect, useRef, useState } from 'react';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chamar } from '../../lib/api-client.ts';
import { usarChave } from '../../lib/chave-de-acesso.ts';
import type { PedidoDeConfirmacao } from '../../lib/confirmacao.ts';
import { confirmacoes } from '../../lib/confirmacao.ts';
import { quantos } from '../../lib/em-palavras.ts';
import { ErroApi, ErroRede, falhaDe, recusou } from '../../lib/erros-api.ts';
import { anotarFalta } from '../../lib/pedacos.ts';
import { useRegras } from '../../lib/regras.ts';
import { Botao } from '../../ui/base/botao.tsx';
import { Dialogo } from '../../ui/dialogo/dialogo.tsx';
import { Carregando } from '../../ui/estado/carregando.tsx';
import { Erro } from '../../ui/estado/erro.tsx';
import { Prova } from '../../ui/fluxo/prova.tsx';

type Pedida = RespostaDe<'pedirConfirmacao'>;
const SO_O_CODIGO: Pick<Pedida, 'meios' | 'enviadoPara'> = { meios: ['pin'], enviadoPara: null };
const MUITO_RECENTE = 'Espere alguns segundos e tente de novo.';

/**
 * "Confirme que é você": the code of the e-mail, or the second factor of a person who has one (spec 1, §3 PIN types).
 */
export function ConfirmacaoDialogo({ pedido: { acao } }: { readonly pedido: PedidoDeConfirmacao }) {
  const minutos = useRegras()?.pin.minutos;
  const [pedida, setPedida] = useState<Pick<Pedida, 'meios' | 'enviadoPara'>>();
  const [falha, setFalha] = useState<string>();
  const [erro, setErro] = useState<string>();
  const [conferindo, setConferindo] = useState(false);
  const comecou = useRef(false);
  async function pedir(): Promise<void> {
    setFalha(undefined);
    setErro(undefined);
    try {
      setPedida(await chamar(chamadas.pedirConfirmacao, { body: { acao } }));
    } catch (causa) {
      const texto = anotada(causa);
      // No other code goes out in this hour: the last one may still be typed.
      const semEmissao = recusou(falhaDe<'pedirConfirmacao'>(causa), 'pinLimiteEnvios');
      if (pedida === undefined && semEmissao) setPedida(SO_O_CODIGO);
      if (pedida === undefined && !semEmissao) setFalha(texto);
      else setErro(texto);
    }
  }
  // A code is sent once, however often the page is drawn.
  useEffect(() => {
    if (comecou.current) return;
    comecou.current = true;
    void pedir();
  });
  async function provar(meio: MeioDeConfirmacao, codigo?: string): Promise<void> {
    setErro(undefined);
    setConferindo(true);
    try {
      const resposta = meio === 'chave' ? await daChave() : undefined;
      if (meio === 'chave' && resposta === undefined) {
        setErro('A chave de acesso não respondeu. Tente de novo ou use outro meio.');
        return;
      }
      const { confirmacao } = await chamar(chamadas.confirmar, {
        body: {
          acao,
          meio,
          ...(codigo === undefined ? {} : { codigo }),
          ...(resposta === undefined ? {} : { resposta }),
        },
      });
      confirmacoes.responder(confirmacao);
    } catch (causa) {
      setErro(anotada(causa));
    } finally {
      setConferindo(false);
    }
  }
  /** A challenge serves once: a second try needs another. */
  async function daChave() {
    const { opcoesDaChave } = await chamar(chamadas.pedirConfirmacao, { body: { acao } });
    return opcoesDaChave === null ? undefined : await usarChave(opcoesDaChave);
  }
  return (
    <Dialogo aberto titulo="Confirme que é você" aoFechar={() => confirmacoes.responder(undefined)}>
      <p>Para {ACAO_SENSIVEL[acao].rotulo}, precisamos saber que é você.</p>
      {falha !== undefined && (
        <Erro titulo="Não deu para começar" detalhe={falha} aoTentarDeNovo={() => void pedir()} />
      )}
      {falha === undefined && pedida === undefined && <Carregando />}
      {pedida !== undefined && (
        <Prova
          meios={pedida.meios}
          enviadoPara={pedida.enviadoPara}
          vale={quantos(minutos, 'minutos')}
          aoProvar={(meio, codigo) => void provar(meio, codigo)}
          conferindo={conferindo}
          erro={erro}
          aoMudar={() => setErro(undefined)}
          rodape={
            <>
              {pedida.enviadoPara !== null && (
                <Botao variante="texto" bloco onClick={() => void pedir()}>
                  Enviar outro código
                </Botao>
              )}
              <Botao variante="texto" bloco onClick={() => confirmacoes.responder(undefined)}>
                Agora não
              </Botao>
            </>
          }
        />
      )}
    </Dialogo>
  );
}

/** The error's words for this dialog; the error itself goes to the module that records errors (spec 1, §8). */
function anotada(causa: unknown): string {
  anotarFalta(causa);
  return causa instanceof ErroApi || causa instanceof ErroRede ? causa.message : MUITO_RECENTE;
}
