import { useState } from 'react';
import { linkAcabou } from '../../../../lib/erros-api.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { aposLogin } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { useLiberar, useReenviarLiberacao } from '../../mutations.ts';
import { EntreDeNovo } from '../components/entre-de-novo.tsx';
import { useEsperarLiberacao } from '../esperar-liberacao.ts';
import { liberacaoPedida } from '../liberacao-guardada.ts';
import c from './liberacao.module.css';

/** Release request kind of a new network (spec 1, §3). */
const TIPO_IP = '2';

/** /login/pin/liberacao (spec 1, §4): this device or network is new to the account; the code of the e-mail releases it. */
export function TelaLiberacao() {
  const busca = useBusca();
  const { redirect } = busca;
  const codigo = useRegras()?.pin;
  const [recusa, setRecusa] = useState<string>();
  const liberar = useLiberar(() => void aposLogin({ redirect }), setRecusa);
  const reenviar = useReenviarLiberacao(() => recados.mostrar('Enviamos outro código para o seu e-mail'), setRecusa);
  const pedido = liberacaoPedida(busca);
  // A code that is being judged may use the request up: then its own answer counts.
  const digitando = liberar.isPending || liberar.isSuccess;
  const espera = useEsperarLiberacao(digitando ? undefined : pedido?.hash, redirect);
  if (pedido === undefined || (!digitando && linkAcabou(espera.error))) return <EntreDeNovo redirect={redirect} />;
  const { hash, tipo } = pedido;
  const rede = tipo === TIPO_IP;
  return (
    <QuadroPublico>
      <PassoPin
        pergunta={rede ? 'É você nesta rede?' : 'É você neste aparelho?'}
        apoio={
          rede
            ? 'Sua conta ainda não entrou por esta rede. Enviamos um código para o seu e-mail.'
            : 'Este aparelho ainda não conhece a sua conta. Enviamos um código para o seu e-mail.'
        }
        validade={
          codigo &&
          `O código vale por ${codigo.minutos} minutos. Depois de ${codigo.tentativas} erros é preciso esperar ${codigo.minutosDeBloqueio} minutos.`
        }
        voltar={paths.login({ redirect })}
        conferindo={liberar.isPending}
        erro={recusa}
        aoMudar={() => setRecusa(undefined)}
        aoConferir={(pin) => liberar.mutate({ body: { hash, pin } })}
        alternativa={
          <>
            <Botao
              variante="texto"
              bloco
              fazendo={reenviar.isPending && 'Enviando'}
              onClick={() => {
                setRecusa(undefined);
                reenviar.mutate({ body: { hash } });
              }}
            >
              Não recebi, quero outro código
            </Botao>
            <Botao variante="texto" bloco href={paths.segurancaPendente({ hash, tipo, redirect })}>
              Confirmei pelo link do e-mail
            </Botao>
          </>
        }
        resumo={
          <Cartao titulo="Por que pedimos">
            <ul className={c['motivos']}>
              <li>Quem descobrir a sua senha não entra sem o seu e-mail.</li>
              <li>
                {rede
                  ? 'Depois de confirmada, esta rede não pede mais o código.'
                  : 'Depois de confirmado, este aparelho não pede mais o código.'}
              </li>
            </ul>
          </Cartao>
        }
      />
    </QuadroPublico>
  );
}
