import * as chamadas from '@rateia/contracts/chamadas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';
import { useEffect, useRef, useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { usarChave } from '../../../../lib/chave-de-acesso.ts';
import { useChamada } from '../../../../lib/consultas.ts';
import { recusas } from '../../../../lib/erros-api.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Carregando } from '../../../../ui/estado/carregando.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { Prova } from '../../../../ui/fluxo/prova.tsx';
import { useConfirmar } from '../../mutations.ts';

interface ConfirmarProps {
  readonly acao: Extract<AcaoSensivel, 'alteracaoEmail' | 'alteracaoTelefone'>;
  readonly voltar: string;
  readonly aoConfirmar: () => void | Promise<void>;
}

/** The proof of the person: a code to the present e-mail, or the second factor of a person who has one (ASVS 7.5.1). */
export function ConfirmarQueSouEu({ acao, voltar, aoConfirmar }: ConfirmarProps) {
  const [recusa, setRecusa] = useState<string>();
  const [esperando, setEsperando] = useState(false);
  // Kept beside the call: while another code is asked for, the typed text stays on the screen.
  const [pedida, setPedida] = useState<RespostaDe<'pedirConfirmacao'>>();
  const pedir = useChamada(chamadas.pedirConfirmacao, {
    aoConcluir: setPedida,
    aoFalhar: recusas(['pinLimiteEnvios', 'pinBloqueado'], ({ message }) => setRecusa(message)),
  });
  const confirmar = useConfirmar(aoConfirmar, setRecusa);
  const pedido = useRef(false);
  useEffect(() => {
    if (pedido.current) return;
    pedido.current = true;
    pedir.mutate({ body: { acao } });
  }, [pedir, acao]);
  /** A challenge serves once: each try asks for one. */
  function comChave(): void {
    pedir.mutate({ body: { acao } }, { onSuccess: ({ opcoesDaChave }) => void responderCom(opcoesDaChave) });
  }
  async function responderCom(opcoes: RespostaDe<'pedirConfirmacao'>['opcoesDaChave']): Promise<void> {
    setEsperando(true);
    const resposta = opcoes === null ? undefined : await usarChave(opcoes);
    setEsperando(false);
    if (resposta === undefined) setRecusa('A chave de acesso não respondeu. Tente de novo ou use outro meio.');
    else confirmar.mutate({ body: { acao, meio: 'chave', resposta } });
  }
  const outro = (
    <Botao
      variante="texto"
      fazendo={pedir.isPending && 'Enviando outro código'}
      onClick={() => {
        setRecusa(undefined);
        pedir.mutate({ body: { acao } });
      }}
    >
      Enviar outro código
    </Botao>
  );
  if (pedida === undefined) {
    return (
      <PassoFluxo pergunta="Confirme que é você" voltar={voltar} alternativa={pedir.isPending ? undefined : outro}>
        {recusa === undefined ? (
          <Carregando texto="Enviando o código..." />
        ) : (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
      </PassoFluxo>
    );
  }
  const { meios, enviadoPara, expiraEm } = pedida;
  if (!meios.includes('pin')) {
    return (
      <PassoFluxo pergunta="Confirme que é você" apoio="Sua conta tem verificação em duas etapas." voltar={voltar}>
        <Prova
          meios={meios}
          conferindo={esperando || pedir.isPending || confirmar.isPending}
          erro={recusa}
          aoMudar={() => setRecusa(undefined)}
          aoProvar={(meio, codigo) => {
            setRecusa(undefined);
            if (meio === 'chave') comChave();
            else if (codigo !== undefined) confirmar.mutate({ body: { acao, meio, codigo } });
          }}
        />
      </PassoFluxo>
    );
  }
  return (
    <PassoPin
      pergunta="Confirme que é você"
      apoio={
        <>
          Enviamos um código para <b>{enviadoPara}</b>, o e-mail atual da conta.
        </>
      }
      validade={`O código vale até ${formatarHora(expiraEm)}.`}
      voltar={voltar}
      conferindo={confirmar.isPending}
      erro={recusa}
      aoMudar={() => setRecusa(undefined)}
      aoConferir={(codigo) => confirmar.mutate({ body: { acao, meio: 'pin', codigo } })}
      alternativa={outro}
    />
  );
}
