import { useEffect, useRef, useState } from 'react';
import { loginSocial } from '../../../../lib/login-social.ts';
import { useBusca, useParametro } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Carregando, Osso } from '../../../../ui/estado/carregando.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { useConcluirLogin } from '../mutations.ts';
import type { Volta } from '../retorno-social.ts';
import { lerVolta } from '../retorno-social.ts';

/**
 * The page to which Google and Facebook send the person back (spec 1, §4 Registration). The code leaves the address at
 * once.
 */
export function TelaRetorno() {
  const busca = useBusca();
  const provedor = useParametro('provedor');
  const [volta] = useState(() => lerVolta({ busca, provedor, entrada: loginSocial.ler() }));
  const limpo = busca['code'] === undefined && busca['state'] === undefined;
  useEffect(() => {
    if (!limpo) void irPara(paths.cadastroRetorno(provedor), { substitui: true });
  }, [limpo, provedor]);
  return volta.situacao === 'voltou' ? <Entrando volta={volta} /> : <Recomecar volta={volta} />;
}

function Entrando({ volta }: { readonly volta: Extract<Volta, { readonly situacao: 'voltou' }> }) {
  const [recusa, setRecusa] = useState<{ readonly mensagem: string; readonly jaTemCodigo: boolean }>();
  const concluir = useConcluirLogin(volta.entrada, (mensagem, jaTemCodigo) => setRecusa({ mensagem, jaTemCodigo }));
  const comecou = useRef(false);
  useEffect(() => {
    if (comecou.current) return;
    comecou.current = true;
    concluir(volta.corpo);
  }, [concluir, volta]);
  if (recusa !== undefined)
    return (
      <Aviso
        pergunta="Não deu para entrar"
        apoio={recusa.mensagem}
        jaTemCodigo={recusa.jaTemCodigo}
        redirect={volta.entrada.redirect}
        finalidade={volta.entrada.finalidade}
      />
    );
  const fazendo = volta.entrada.finalidade === 'vincular' ? 'Ligando a sua conta' : 'Entrando na sua conta';
  return (
    <QuadroPublico>
      <PassoFluxo pergunta={fazendo} apoio="Só um instante: estamos conferindo a conta que você escolheu.">
        <Carregando texto={fazendo}>
          <Osso altura={54} raio={27} />
        </Carregando>
      </PassoFluxo>
    </QuadroPublico>
  );
}

function Recomecar({ volta }: { readonly volta: Exclude<Volta, { readonly situacao: 'voltou' }> }) {
  return volta.situacao === 'desistiu' ? (
    <Aviso
      pergunta="Você voltou sem escolher uma conta"
      apoio="Nada mudou. Você pode tentar de novo ou entrar com e-mail e senha."
      redirect={volta.entrada.redirect}
      finalidade={volta.entrada.finalidade}
    />
  ) : (
    <Aviso
      pergunta="Esta entrada não começou aqui"
      apoio="Por segurança, ela só vale na mesma aba em que começou, e uma vez. Comece de novo."
    />
  );
}

interface AvisoProps {
  readonly pergunta: string;
  readonly apoio: string;
  readonly redirect?: string | undefined;
  readonly finalidade?: 'entrar' | 'vincular';
  /** The code that went last may still be typed. */
  readonly jaTemCodigo?: boolean;
}

function Aviso({ pergunta, apoio, redirect, finalidade = 'entrar', jaTemCodigo = false }: AvisoProps) {
  const entrar = finalidade === 'entrar';
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={pergunta}
        apoio={apoio}
        href={entrar ? paths.login({ redirect }) : (redirect ?? paths.grupos())}
        acao={entrar ? 'Voltar ao login' : 'Voltar à minha conta'}
        alternativa={
          entrar && (
            <>
              {jaTemCodigo && (
                <Botao variante="texto" href={paths.loginPinLiberacao({ redirect })}>
                  Digitar o último código
                </Botao>
              )}
              <Botao variante="texto" href={paths.cadastro({ redirect })}>
                Criar conta com e-mail
              </Botao>
            </>
          )
        }
      />
    </QuadroPublico>
  );
}
