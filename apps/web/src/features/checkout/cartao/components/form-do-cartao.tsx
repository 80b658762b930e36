import { cpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio } from '@rateia/domain/validacao';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CamposDoCartao, CartaoDigitado } from '../../../../lib/campos-do-cartao.ts';
import { CamposErrados, montarCampos } from '../../../../lib/campos-do-cartao.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { CampoDoProvedor } from '../../../../ui/formulario/campo-do-provedor.tsx';
import { CampoCpf } from '../../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './form-do-cartao.module.css';

const LUGARES = {
  cardNumber: 'cartao-numero',
  expirationDate: 'cartao-validade',
  securityCode: 'cartao-codigo',
} as const;

interface FormDoCartaoProps {
  readonly campos: { readonly script: string; readonly chavePublica: string };
  readonly verbo: string;
  readonly fazendo: string | false;
  /** A token is good once: one pays, and a card that is saved takes two, of which one verifies it. */
  readonly tokens: 1 | 2 | 3;
  /** Beside the fields, before the button. */
  readonly children?: ReactNode;
  readonly aoEnviar: (digitado: {
    readonly cpf: string;
    readonly cartao: CartaoDigitado;
    readonly segundo: CartaoDigitado | undefined;
    readonly terceiro: CartaoDigitado | undefined;
  }) => void;
}

/** A card to type: the holder's name and CPF are ours, number, date and code the provider's. */
export function FormDoCartao({ campos, verbo, fazendo, tokens, children, aoEnviar }: FormDoCartaoProps) {
  const provedor = useRef<CamposDoCartao>(undefined);
  const [estado, setEstado] = useState<'carregando' | 'pronto' | 'falhou' | 'enviando'>('carregando');
  const [errados, setErrados] = useState<ReadonlySet<string>>(new Set());
  const formulario = useFormulario({
    iniciais: { nome: '', cpf: '' },
    campos: {
      nome: { nome: 'Nome no cartão', regras: [obrigatorio] },
      cpf: { nome: 'CPF do titular', regras: [obrigatorio, cpf] },
    },
  });
  const { script, chavePublica } = campos;
  useEffect(() => {
    let saiu = false;
    montarCampos({ script, chavePublica }, LUGARES).then(
      (montados) => {
        if (saiu) return montados.tirar();
        provedor.current = montados;
        setEstado('pronto');
      },
      () => setEstado('falhou'),
    );
    return () => {
      saiu = true;
      provedor.current?.tirar();
    };
  }, [script, chavePublica]);

  async function enviar(titular: { readonly nome: string; readonly cpf: string }): Promise<void> {
    setErrados(new Set());
    setEstado('enviando');
    try {
      const cartao = await provedor.current?.gerarToken(titular);
      const segundo = tokens > 1 ? await provedor.current?.gerarToken(titular) : undefined;
      const terceiro = tokens > 2 ? await provedor.current?.gerarToken(titular) : undefined;
      if (cartao !== undefined) aoEnviar({ cpf: titular.cpf, cartao, segundo, terceiro });
    } catch (erro) {
      setErrados(erro instanceof CamposErrados ? erro.campos : new Set(['cardNumber']));
    } finally {
      setEstado('pronto');
    }
  }
  function erro(campo: string, frase: string) {
    return errados.has(campo) ? frase : undefined;
  }
  if (estado === 'falhou') {
    return (
      <Nota tom="manga">
        Os campos do cartão não carregaram. Confira a sua conexão e recarregue a página, ou escolha outra forma de
        pagamento. Nada foi cobrado.
      </Nota>
    );
  }
  return (
    <form
      className={c['formulario']}
      noValidate
      onSubmit={formulario.enviar(({ nome, cpf: documento }) =>
        enviar({ nome: nome.trim(), cpf: documento.replace(/\D/g, '') }),
      )}
    >
      <CampoDoProvedor
        lugar={LUGARES.cardNumber}
        rotulo="Número do cartão"
        erro={erro('cardNumber', 'Confira o número do cartão.')}
      />
      <div className={c['lado']}>
        <CampoDoProvedor
          lugar={LUGARES.expirationDate}
          rotulo="Validade"
          erro={erro('expirationDate', 'Confira a validade.')}
        />
        <CampoDoProvedor
          lugar={LUGARES.securityCode}
          rotulo="Código"
          erro={erro('securityCode', 'Confira o código.')}
        />
      </div>
      <CampoTexto
        {...formulario.campo('nome')}
        rotulo="Nome como está no cartão"
        autoComplete="cc-name"
        maxLength={50}
      />
      <CampoCpf {...formulario.campo('cpf')} rotulo="CPF do titular" />
      {children}
      <Botao
        tipo="submit"
        tamanho="lg"
        bloco
        desligado={estado === 'carregando'}
        fazendo={fazendo || (estado === 'enviando' && 'Conferindo o cartão')}
      >
        {verbo}
      </Botao>
      <p className={c['seguro']}>
        Número, validade e código são digitados direto no Mercado Pago. Eles não passam por nós e não ficam guardados
        aqui.
      </p>
    </form>
  );
}
