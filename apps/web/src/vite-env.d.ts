declare const __RATEIA_VERSAO__: string;
