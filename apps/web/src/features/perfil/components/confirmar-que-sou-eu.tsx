import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';
import { useEffect, useRef, useState } from 'react';
import { useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Carregando } from '../../../ui/estado/carregando.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { PassoPin } from '../../../ui/fluxo/passo-pin.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useConfirmar } from '../mutations.ts';

interface ConfirmarProps {
  acao: Extract<AcaoSensivel, 'alteracaoEmail' | 'alteracaoTelefone'>;
  voltar: string;
  aoConfirmar: () => void | Promise<void>;
}

/** Who is there? A code to the present e-mail, or the second factor of who has one (ASVS 7.5.1). */
export function ConfirmarQueSouEu({ acao, voltar, aoConfirmar }: ConfirmarProps) {
  const [recusa, setRecusa] = useState<string>();
  const pedir = useChamada('pedirConfirmacao', {
    aoFalhar: recusas(['pinLimiteEnvios', 'pinBloqueado'], ({ message }) => setRecusa(message)),
  });
  const confirmar = useConfirmar(aoConfirmar, setRecusa);
  const pedido = useRef(false);
  useEffect(() => {
    if (pedido.current) return;
    pedido.current = true;
    pedir.mutate({ body: { acao } });
  }, [pedir, acao]);
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
  if (pedir.data === undefined) {
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
  const { meios, enviadoPara, expiraEm } = pedir.data;
  if (!meios.includes('pin')) {
    const meio = meios.includes('aplicativo') ? 'aplicativo' : 'recuperacao';
    return (
      <ComAplicativo
        voltar={voltar}
        recusa={recusa}
        conferindo={confirmar.isPending}
        aoMudar={() => setRecusa(undefined)}
        aoConferir={(codigo) => confirmar.mutate({ body: { acao, meio, codigo } })}
      />
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

interface ComAplicativoProps {
  voltar: string;
  recusa: string | undefined;
  conferindo: boolean;
  aoMudar: () => void;
  aoConferir: (codigo: string) => void;
}

function ComAplicativo({ voltar, recusa, conferindo, aoMudar, aoConferir }: ComAplicativoProps) {
  const [codigo, setCodigo] = useState('');
  return (
    <PassoFluxo
      pergunta="Confirme que é você"
      apoio="Digite o código do seu aplicativo autenticador, ou um dos códigos de recuperação."
      voltar={voltar}
      acao="Confirmar código"
      fazendo={conferindo && 'Conferindo'}
      aoContinuar={() => aoConferir(codigo.trim())}
    >
      <CampoTexto
        rotulo="Código"
        name="codigo"
        value={codigo}
        autoComplete="one-time-code"
        onChange={(novo) => {
          setCodigo(novo);
          aoMudar();
        }}
        erro={recusa}
        autoFocus
      />
    </PassoFluxo>
  );
}
